import { existsSync, globSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

/** Pages for other sites' frames, and for staff. */
const OTHERS = /^(?:admin|embed)[/.]/
/** Served by the embedded stack, if the site has feeds and a blog on its own origin. */
const SERVICES = /^\/(?:media|sample)\//
/** What a program writes if it has nothing to write. */
const HOLES = /\bundefined\b|\bNaN\b|\[object Object\]|\{(?:name|email|phone|phoneLink|title)\}/

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

const wordsOf = (element: Element) =>
  (element.textContent ?? '').trim() ||
  [...element.querySelectorAll('img, [aria-label]')]
    .map((part) => part.getAttribute('alt') ?? part.ariaLabel ?? '')
    .join('')

export function* faultsOf(document: Document): Generator<string> {
  if (!document.title.trim()) yield 'has no title'
  const main = document.querySelectorAll('h1').length
  if (main !== 1) yield `has ${main} main headings`
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    if (!wordsOf(heading)) yield `has a heading without words: ${heading.outerHTML.slice(0, 80)}`
  }
  for (const section of document.querySelectorAll('main section')) {
    const heading = section.querySelector('h2')
    // Content from the feeds is a row of skeletons until it loads.
    if (
      heading &&
      section.textContent?.trim() === heading.textContent?.trim() &&
      !section.querySelector('img, a, [data-slot], div[class*=min-h]')
    )
      yield `has “${wordsOf(heading)}” above nothing`
  }
  for (const code of document.querySelectorAll('script, template')) code.remove()
  const hole = HOLES.exec(`${document.title} ${document.body.textContent}`)
  if (hole) yield `says “${hole[0]}”`
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
