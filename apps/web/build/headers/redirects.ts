import { appendFile, glob, writeFile } from 'node:fs/promises'

/** What sentences and mail programs leave at the end of an address. */
const ENDS = ['.', ',', ';', ':', '!', ')', ']', '>', "'", '"', '*']

/** Cloudflare Pages reads this many lines: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_RULES = 2000

/**
 * Leads addresses as people paste them (`/hope.`, `/Hope`, `/hope)`) to their pages: `_redirects` for Netlify and Cloudflare Pages,
 * which know no patterns and so get the pages nearest to the home page; and lines for deploy/nginx.conf behind those of
 * `_headers.nginx`. The embedded stack does it by itself (backend/local/static/site.ts).
 */
export async function writeRedirects(client: string): Promise<void> {
  const pages: string[] = []
  for await (const file of glob('**/*.html', { cwd: client })) {
    const path = `/${file.replace(/(?:\/?index)?\.html$/, '')}`
    if (path !== '/' && !/^\/(?:admin|embed)|404$/.test(path)) pages.push(path)
  }
  const depth = (path: string) => path.split('/').length
  pages.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
  const lines = pages.flatMap((path) => variants(path).map((variant) => `${variant} ${path} 301`))
  await writeFile(`${client}/_redirects`, `${lines.slice(0, MAX_RULES).join('\n')}\n`)
  await appendFile(
    `${client}/_headers.nginx`,
    pages
      .filter((path) => depth(path) === 2)
      .map(anyCase)
      .join(''),
  )
}

function variants(path: string): string[] {
  const capital = path.replace(/(?<=\/)[a-z]/, (letter) => letter.toUpperCase())
  return [capital, path.toUpperCase(), ...ENDS.map((end) => encodeURI(path + end))]
}

const anyCase = (path: string) => `rewrite "^(?!${path}$)(?i)${path}$" ${path} permanent;\n`
