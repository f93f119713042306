import { Prose } from '@two-pastors/ui'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { trustHtml } from './trusted-types.ts'

type SiteHtmlProps = {
  /** Sanitised, or our own. */
  html: string
  className?: string
}

/** Long text as HTML, whose links to pages of this site don't load a new document. */
export function SiteHtml({ html, className }: SiteHtmlProps) {
  const navigate = useNavigate()
  // The same object for the same text: React would write the markup again, and a player inside start over.
  const trusted = useMemo(() => trustHtml(html), [html])

  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a')
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || elsewhere || link.target || link.origin !== location.origin || isFile(link.pathname)) return
    event.preventDefault()
    // Safari gives a clicked link no focus; a dialog that it opens needs to know where to return it.
    link.focus({ preventScroll: true })
    const openedHere = link.pathname === location.pathname && link.search.includes('watch=')
    navigate(link.pathname + link.search + link.hash, { state: { openedHere } })
  }

  return <Prose html={trusted} onClick={follow} {...(className && { className })} />
}

/** A download or a picture is a document of its own. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname)
