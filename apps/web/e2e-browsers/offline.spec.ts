import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: /./ })

/** Whether the service worker's cache holds these. */
const keeps = (tab: Tab, paths: string[]) =>
  tab.run(async (wanted) => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    const kept = requests.map(({ url }) => new URL(url).pathname)
    return wanted.every((path) => kept.includes(path))
  }, paths)

test('a page that was seen opens without a network; one that was not says so', async ({ tab, site }) => {
  await tab.open('/notifications')
  await expect.poll(() => keeps(tab, ['/notifications'])).toBe(true)
  await tab.open('/')
  await expect.poll(() => keeps(tab, ['/', '/api/getfeed/747'])).toBe(true)
  await site.goOffline()
  await tab.visit('/notifications')
  await expect.poll(() => tab.text('h1')).toBe('Never Miss the Action')
  await tab.untilAlive()
  await tab.visit('/')
  await expect.poll(() => tab.count('[aria-label=Trailers] [data-slot=card]')).toBeGreaterThan(0)
  await tab.visit('/resources')
  await expect.poll(() => tab.text('h1')).toBe('You are offline')
  await site.goOnline()
  await tab.click('a', 'Try again')
  await expect.poll(() => tab.text('h1')).toBe('Resources')
})

test('a sign-up that failed without a network goes through with it', async ({ tab, site }) => {
  await tab.open('/notifications')
  await site.goOffline()
  await tab.click('main input[type=email]')
  await tab.type('grace@example.org')
  await tab.click('main button', 'Subscribe')
  await expect.poll(() => tab.text('body')).toContain('An unexpected error occurred. Please try again.')
  expect(await tab.value('main input[type=email]')).toBe('grace@example.org')
  await site.goOnline()
  await tab.click('main button', 'Subscribe')
  await expect.poll(() => tab.text('body')).toContain('Successfully Subscribed!')
})

test('the drawer that did not come without a network comes with it', async ({ tab, site }) => {
  await tab.resize(390, 844)
  await tab.open('/contact')
  await site.goOffline()
  // Firefox tries a refused connection again: until the download has failed, the network coming back would complete it.
  await tab.run(() =>
    addEventListener('vite:preloadError', () => document.body.setAttribute('data-failed', '')),
  )
  await tab.click('[aria-label="Open menu"]')
  await expect.poll(() => tab.count('[data-failed]')).toBe(1)
  expect(await tab.count('[role=dialog]')).toBe(0)
  await site.goOnline()
  await tab.click('[aria-label="Open menu"]')
  await expect.poll(() => tab.count('[role=dialog]')).toBe(1)
})
