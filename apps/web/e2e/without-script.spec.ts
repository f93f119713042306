import { inShortRun } from './support/in-short-run.ts'
import { expect, test } from './support/test.ts'

for (const [path, words] of [
  ['/signin', 'These forms need JavaScript, which is turned off here.'],
  ['/notifications', 'Signing up here needs JavaScript, which is turned off.'],
  ['/king-of-kings', 'Signing up here needs JavaScript, which is turned off.'],
  ['/contact', 'This form needs JavaScript, which is turned off here.'],
  ['/plan', 'Your kit is made by JavaScript, which is turned off here.'],
] as const) {
  test(
    `${path}: instead of a form that nothing can send stands what works, by mail and by phone`,
    inShortRun(path === '/notifications' || path === '/plan'),
    async ({ browser, stack }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(stack.url + path)
      const notice = page.locator('main noscript > p', { hasText: words })
      await expect(notice).toBeVisible()
      await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
      await expect(page.getByRole('main').locator('form, [role=tab]').filter({ visible: true })).toHaveCount(
        0,
      )
      await context.close()
    },
  )
}
