import { appendFile, glob, writeFile } from 'node:fs/promises'

/**
 * What sentences and mail programs leave at the end of a URL. Not `*`, which for Cloudflare matches anything,
 * including the page itself.
 */
const ENDS = ['.', ',', ';', ':', '!', ')', ']', '>', "'", '"', ' ', '”', '’']

/** The number of lines that Cloudflare Pages reads: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_RULES = 2000
/** nginx tries one pattern after the other. */
const MAX_PATTERNS = 500

/**
 * Redirects URLs as people paste them (`/hope.`, `/Hope`, `/hope)`) to their pages: `_redirects` for Netlify and Cloudflare
 * Pages, which have no patterns and so get the pages nearest to the home page; and lines for deploy/nginx.conf after those
 * of `_headers.nginx`. The embedded stack does it by itself (backend/local/static/site.ts).
 */
export async function writeRedirects(client: string): Promise<void> {
  const pages: string[] = []
  for await (const file of glob('**/*.html', { cwd: client })) {
    const path = `/${file.replace(/(?:\/?index)?\.html$/, '')}`
    if (!/^\/(?:admin|embed)|404$/.test(path)) pages.push(path)
  }
  pages.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
  const lines = pages.flatMap((path) => variants(path).map((variant) => `${variant} ${path} 301`))
  await writeFile(`${client}/_redirects`, `${lines.slice(0, MAX_RULES).join('\n')}\n`)
  await appendFile(
    `${client}/_headers.nginx`,
    pages
      .filter((path) => /^[\w/-]+$/.test(path))
      .slice(0, MAX_PATTERNS)
      .map(asPasted)
      .join(''),
  )
}

const depth = (path: string) => path.split('/').filter(Boolean).length

function variants(path: string): string[] {
  const bare = path === '/' ? '' : path
  const capital = path.replace(/(?<=\/)[a-z]/, (letter) => letter.toUpperCase())
  // Only the nearest pages also get the form with a slash at the end: there is no room for more lines.
  const written = depth(path) > 1 ? [bare] : [bare, `${bare}/`]
  const all = new Set([
    capital,
    path.toUpperCase(),
    ...written.flatMap((start) => ENDS.map((end) => encodeURI(start + end))),
  ])
  // A page such as /1917 has no capitals, and would redirect to itself.
  all.delete(path)
  return [...all].filter((variant) => variant.length > 1)
}

/**
 * What may follow a URL: ASCII punctuation, entities, and the quotation marks, spaces and dashes of other scripts.
 * nginx compares bytes, and letters of other scripts may belong to a different URL.
 */
const AFTER = String.raw`(?:&#?\w+;?|[^\w/\x80-\xff-]|\xc2[\xa0-\xbf]|\xe2\x80[\x80-\xaf]|\xe3\x80[\x80-\x9f])`

/** deploy/server/reload-nginx.sh accepts lines of this form. */
function asPasted(path: string): string {
  const bare = path === '/' ? '' : path
  return `if ($uri ~ "^(?!${bare}/*$)(?i)${bare}/*${AFTER}*/*$") { set $page "${path}"; }\n`
}
