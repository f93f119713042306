import { Prose } from '@two-pastors/ui'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainPress, linkAt } from './plain-press.ts'
import { trustHtml } from './trusted-types.ts'

type SiteHtmlProps = {
  /** Sanitized HTML, or our own. */
  html: string
  className?: string
}

/**
 * HTML as prose. Links to pages of this site navigate on the client; links to a video of this page open its `WatchDialog`.
 */
export function SiteHtml({ html, className }: SiteHtmlProps) {
  const navigate = useNavigate()
  // Memoized: for a new object React rewrites the markup, which would restart an embedded player.
  const trusted = useMemo(() => trustHtml(html), [html])

  function follow(event: MouseEvent<HTMLElement>) {
    const link = linkAt(event.nativeEvent, 'a')
    if (
      !link ||
      !isPlainPress(event.nativeEvent) ||
      link.target ||
      link.origin !== location.origin ||
      isFile(link.pathname) ||
      (link.pathname === location.pathname && link.search.includes('watch='))
    )
      return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }

  return <Prose html={trusted} onClick={follow} {...(className && { className })} />
}

/** Downloads and pictures aren't pages of the app. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname)
