import type { Assets } from './assets.ts'
import { starter } from './starter.ts'

type Page = {
  template: string
  assets: Assets
  path: string
  markup: string
  screen: string
  /** What the markup was made of: keys and values of the query cache. */
  data: unknown[]
}

/** Leading head tags of React's markup: it puts <title>, <meta> and <link> before the first element of the page. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** The HTML of one page: styles inline, fonts on their way, the app's code asked for once the picture is there. */
export function renderPage({ template, assets, path, markup, screen, data }: Page): string {
  const head = HEAD_TAGS.exec(markup)?.[0] ?? ''
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')
  return withoutViteTags(template)
    .replace('<!--head-->', () => `${fonts}<style>${assets.css}</style>${head}`)
    .replace('<div id="root">', () => `<div id="root" data-page="${path}">`)
    .replace('<!--page-->', () => markup.slice(head.length))
    .replace(
      '</body>',
      () => `${dataScript(data)}<script>${starter(assets.entry, assets.scriptsOf(screen))}</script></body>`,
    )
}

/** Data that no `</script>` in it can end. */
function dataScript(data: unknown[]): string {
  if (data.length === 0) return ''
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="page-data">${json}</script>`
}

/** Vite's own tags would ask for code and style sheets at once. That for print is ours: no screen waits for it. */
function withoutViteTags(template: string): string {
  return template.replace(
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:stylesheet|modulepreload)"(?![^>]*media=)[^>]*>/g,
    '',
  )
}
