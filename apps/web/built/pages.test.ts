import { expect, test } from 'vitest'
import { pageFiles, parseHead, parsePage, readDist } from '../e2e/support/dist.ts'
import { paths } from '../e2e/support/paths.ts'
import { textsOf } from './support/page.ts'
import { get } from './support/serve.ts'

/** The readable text of a page, without hidden elements, styles and scripts. */
function mainText(page: Document): string {
  const main = page.querySelector('main')
  for (const part of main?.querySelectorAll('[aria-hidden=true], style, script') ?? []) part.remove()
  return main?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

test.each(paths)('%s is there without any script: heading, words, and what services read', async (path) => {
  const exists = path !== '/no-such-page'
  const answer = await get(path)
  expect(answer.status).toBe(exists ? 200 : 404)
  const page = parsePage(await answer.text())
  const content = (selector: string) => {
    const found = page.head.querySelectorAll(selector)
    expect(found, selector).toHaveLength(1)
    return found[0]?.getAttribute(found[0].tagName === 'LINK' ? 'href' : 'content') ?? ''
  }

  // A form that the browser itself submits must not put what was typed into the URL.
  const forms = [...page.forms].filter((form) => form.getAttribute('action') !== '/search')
  expect(forms.map(({ method }) => method).filter((method) => method !== 'post')).toEqual([])
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  const heading = page.querySelector('h1')
  // A film's heading may be its logo.
  expect(heading?.textContent || heading?.querySelector('img')?.alt).toMatch(/\w/)
  expect(page.title).toMatch(/Two Pastors, Popcorn and a Movie$/)
  expect(content('meta[name=description]').length).toBeGreaterThan(20)
  expect(content('meta[property="og:title"]')).not.toBe('')
  expect(content('meta[property="og:description"]')).toBe(content('meta[name=description]'))
  if (!exists) {
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(page.querySelector('link[rel=canonical]')).toBeNull()
    return
  }
  expect(mainText(page).length).toBeGreaterThan(100)
  const canonical = new URL(content('link[rel=canonical]'))
  expect(canonical.pathname).toBe(path.replace(/\?.*/, ''))
  expect(content('meta[property="og:url"]')).toBe(content('link[rel=canonical]'))
  for (const tag of ['og:site_name', 'og:type', 'og:image']) {
    expect(content(`meta[property="${tag}"]`), tag).not.toBe('')
  }
  for (const tag of ['twitter:card', 'twitter:image']) {
    expect(content(`meta[name="${tag}"]`), tag).not.toBe('')
  }
  const data = page.head.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(data?.textContent ?? '')).toHaveProperty('@graph')
})

test('the blog and the reviews list the posts that the build knows', () => {
  const titles = [...readDist('llms.txt').matchAll(/^- \[(.*)\]\([^)]*\/blog\//gm)].map(
    (match) => match[1] ?? '',
  )
  for (const [file, count] of [
    ['blog.html', 24],
    ['reviews.html', 6],
  ] as const) {
    const links = parsePage(readDist(file)).querySelectorAll('main noscript a[href^="/blog/"]')
    expect(textsOf(links), file).toEqual(titles.slice(0, count))
    for (const link of links) expect(pageFiles).toContain(`${link.getAttribute('href')?.slice(1)}.html`)
  }
})

test('the titles of the pages differ', async () => {
  const answers = await Promise.all(paths.map(get))
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  const titles = pages.map((page) => parseHead(page).ownerDocument.title)
  expect(new Set(titles).size, titles.join('\n')).toBe(paths.length)
})

test.each([
  'index.html',
  'david.html',
  'movies.html',
  'plan.html',
  'reviews/the-chosen-season-4-review.html',
  'blog/who-is-the-senior-pastor-behind-the-popcorn.html',
])('%s paints its words before its pictures are decoded', (file) => {
  // A photo that the browser decodes for the next frame keeps the main thread waiting, 35 ms for the hero's.
  const pictures = parsePage(readDist(file)).querySelectorAll('img:not([src*=".svg"])')
  expect(pictures).not.toHaveLength(0)
  const decodings = [...pictures].map((picture) => picture.getAttribute('decoding'))
  expect(new Set(decodings)).toEqual(new Set(['async']))
})

test('a link within the site leads to a page or a file of it', async () => {
  const broken: string[] = []
  const known = new Set<string>()
  for (const file of pageFiles) {
    for (const [, path = ''] of readDist(file).matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g)) {
      if (known.has(path)) continue
      known.add(path)
      const { status } = await get(path)
      if (status !== 200) broken.push(`${file}: ${path} answers ${status}`)
    }
  }
  expect(known.size).toBeGreaterThan(100)
  expect(broken).toEqual([])
})
