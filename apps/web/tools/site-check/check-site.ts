import { existsSync, globSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { faultsOf } from './faults.ts'

/** Pages for other sites' frames, and for staff. */
const OTHERS = /^(?:admin|embed)[/.]/
/** Served by the embedded stack, if the site has feeds and a blog on its own origin. */
const SERVICES = /^\/(?:media|sample)\//

/**
 * Looks at every page of a built site, whatever it says.
 * @returns a line for each page with a fault: no title, not one main heading, a heading without words or above nothing, a link
 * or picture of the site that leads nowhere, words such as `undefined`
 */
export function checkSite(dist: string): { pages: number; problems: string[] } {
  const files = globSync('**/*.html', { cwd: dist }).filter(
    // The page for addresses newer than the build is an empty frame.
    (file) => !OTHERS.test(file) && !/.\/404\.html$/.test(file),
  )
  const problems = files.flatMap((file) => {
    // Style rules take jsdom longer than everything else.
    const html = readFileSync(`${dist}/${file}`, 'utf8').replace(/<style>.*?<\/style>/gs, '')
    if (html.includes('http-equiv="refresh"')) return []
    const { document } = new JSDOM(html).window
    return [...faultsOf(document), ...deadEnds(document, dist)].map((fault) => `${file}: ${fault}`)
  })
  return { pages: files.length, problems }
}

function* deadEnds(document: Document, dist: string): Generator<string> {
  const addresses = [
    ...[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    ...[...document.querySelectorAll('img[src]')].map((picture) => picture.getAttribute('src') ?? ''),
  ]
  for (const address of new Set(addresses.map((one) => one.replace(/[?#].*$/, '')))) {
    if (!address.startsWith('/') || address.startsWith('//') || SERVICES.test(address)) continue
    const path = decodeURI(address)
    if (!['', '.html', '/index.html'].some((end) => existsSync(`${dist}${path === '/' ? '' : path}${end}`)))
      yield `leads to ${path}, where nothing is`
  }
}
