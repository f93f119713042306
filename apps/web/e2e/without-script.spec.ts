import { parsePage, readDist } from './support/dist.ts'
import { paths } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The readable text of a page, without hidden elements, styles and scripts. */
function mainText(page: Document): string {
  const main = page.querySelector('main')
  for (const part of main?.querySelectorAll('[aria-hidden=true], style, script') ?? []) part.remove()
  return main?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

for (const path of paths) {
  const exists = path !== '/no-such-page'
  test(`${path} is there without any script: heading, words, and what services read`, async ({ stack }) => {
    const answer = await fetch(stack.url + path)
    expect(answer.status).toBe(exists ? 200 : 404)
    const page = parsePage(await answer.text())
    const content = (selector: string) => {
      const found = page.head.querySelectorAll(selector)
      expect(found, selector).toHaveLength(1)
      return found[0]?.getAttribute(found[0].tagName === 'LINK' ? 'href' : 'content') ?? ''
    }

    // A form that the browser itself sends must not write what was typed into the address.
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
}

test('the blog and the reviews list the posts that the build knows', async ({ browser, stack }) => {
  const titles = [...readDist('llms.txt').matchAll(/^- \[(.*)\]\([^)]*\/blog\//gm)].map(
    (match) => match[1] ?? '',
  )
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, count] of [
    ['/blog', 24],
    ['/reviews', 6],
  ] as const) {
    await page.goto(stack.url + path)
    const links = page.getByRole('main').locator('noscript a[href^="/blog/"]')
    await expect(links, path).toHaveText(titles.slice(0, count))
    await expect(page.locator('[data-slot=skeleton-card]').first(), path).toBeHidden()
  }
  await page.getByRole('link', { name: titles[0] ?? '', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
  await context.close()
})

test('with scripts the posts come from the feed alone, and nothing of that list is shown', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
  await expect(page.locator('noscript')).toHaveCount(0)
})

for (const [path, words] of [
  ['/signin', 'These forms need JavaScript, which is turned off here.'],
  ['/notifications', 'Signing up here needs JavaScript, which is turned off.'],
  ['/king-of-kings', 'Signing up here needs JavaScript, which is turned off.'],
  ['/contact', 'This form needs JavaScript, which is turned off here.'],
  ['/plan', 'Your kit is made by JavaScript, which is turned off here.'],
] as const) {
  test(`${path}: instead of a form that nothing can send stands what works, by mail and by phone`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(stack.url + path)
    const notice = page.locator('main noscript > p', { hasText: words })
    await expect(notice).toBeVisible()
    await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('main').locator('form, [role=tab]').filter({ visible: true })).toHaveCount(0)
    await context.close()
  })
}
