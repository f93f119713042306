import { expect, test } from './support/test.ts'

type Reason = { type: string; reason: string }

/** The reasons given by a browser without this cache, such as the headless shell. It still adds those that the page causes. */
const KEEPS_NONE = 'BackForwardCacheDisabledForDelegate'

test('a page that was left comes back as it was: nothing on it forbids the browser to keep it', async ({
  playwright,
  launchOptions,
  stack,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ serviceWorkers: 'allow' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  let reasons: Reason[] = []
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ type, reason }) => ({ type, reason }))
  })

  /** Leaves the open page and returns to it. */
  async function leaveAndReturn() {
    reasons = []
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    )
    const left = page.url()
    await page.goto(`${stack.url}/contact`)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(left)
    expect(
      reasons.filter(({ type }) => type !== 'Circumstantial'),
      `what forbids to keep ${left}`,
    ).toEqual([])
    const canKeep = !reasons.some(({ reason }) => reason === KEEPS_NONE)
    if (canKeep) expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true)
  }

  await page.goto(stack.url)
  await page.getByRole('region', { name: 'Trailers' }).locator('[data-slot=card-play]').first().click()
  await expect(page.locator('[data-slot=video-dialog] video')).toBeVisible()
  await leaveAndReturn()
  for (const path of ['/', '/blog', '/blog/popcorn-three-ways-with-a-word-about-butter', '/search?q=david']) {
    await page.goto(stack.url + path)
    await expect(page.locator('[data-slot=site-footer]')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await leaveAndReturn()
  }
  await page.goto(`${stack.url}/notifications`)
  await page.getByLabel('Email Address').fill('half@')
  await leaveAndReturn()
  await expect(page.getByLabel('Email Address')).toHaveValue('half@')
  await browser.close()
})
