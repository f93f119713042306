/** What a program writes if it has nothing to write. */
const HOLES = /\bundefined\b|\bNaN\b|\[object Object\]|\{(?:name|email|phone|phoneLink|title)\}/

/**
 * A line for each fault of a page, whatever it says. Removes its scripts and templates. It loads no jsdom, so that tests that have a
 * document can use it.
 */
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

const wordsOf = (element: Element) =>
  (element.textContent ?? '').trim() ||
  [...element.querySelectorAll('img, [aria-label]')]
    .map((part) => part.getAttribute('alt') ?? part.ariaLabel ?? '')
    .join('')
