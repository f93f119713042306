import { Prose } from '@two-pastors/ui'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainPress, linkAt } from './plain-press.ts'
import { trustHtml } from './trusted-types.ts'

type SiteHtmlProps = {
  /** Sanitized, or our own. */
  html: string
  className?: string
}

/** Prose as HTML. Links to pages of this site navigate on the client. */
export function SiteHtml({ html, className }: SiteHtmlProps) {
  const navigate = useNavigate()
  // Memoized: with a new object React rewrites the markup, which restarts an embedded player.
  const trusted = useMemo(() => trustHtml(html), [html])

  function follow(event: MouseEvent<HTMLElement>) {
    const link = linkAt(event.nativeEvent, 'a')
    if (
      !link ||
      !isPlainPress(event.nativeEvent) ||
      link.target ||
      link.origin !== location.origin ||
      isFile(link.pathname)
    )
      return
    event.preventDefault()
    // Safari doesn't focus a clicked link, but a dialog it opens returns the focus to it on close.
    link.focus({ preventScroll: true })
    const openedHere = link.pathname === location.pathname && link.search.includes('watch=')
    // A second press must add no entry to the history: closing the video goes back by one.
    if (openedHere && link.href === location.href) return
    navigate(link.pathname + link.search + link.hash, { state: { openedHere } })
  }

  return <Prose html={trusted} onClick={follow} {...(className && { className })} />
}

/** Downloads and pictures are not pages of the app. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname)
