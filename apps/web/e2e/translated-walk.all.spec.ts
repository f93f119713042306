import type { Page } from '@playwright/test'
import { translate } from '@two-pastors/tooling/translation'
import { gotoHydrated, notFoundError, paths } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// Every control of every page, on a page that the browser translates anew after each press. What React can't do then is an
// error in the console, which fails these tests; translation.spec.ts says what the pages have to say.

// A press may lead to a page that is then translated before its code has come: React makes it anew, and says so.
test.use({ expectedErrors: new RegExp(`${notFoundError.source}|status of 400|error #418`) })
test.describe.configure({ timeout: 120_000 })

/** Lists are many, and each of their rows has the same controls. */
const MAX_CONTROLS = 60

for (const path of paths) {
  test(`${path}: its controls work on a page that is translated`, async ({ page }) => {
    await gotoHydrated(page, path)
    const used: string[] = []
    for (let extension = false; used.length < MAX_CONTROLS; extension = !extension) {
      await page.evaluate(`(${translate.toString()})(document.body, ${extension})`)
      const next = await markNext(page, used)
      if (!next) break
      used.push(next.name)
      await use(page, next.kind)
      await expect(page.getByText('could not be shown')).toHaveCount(0)
      if (new URL(page.url()).pathname !== path.split('?')[0]) await gotoHydrated(page, path)
    }
    expect(used.length, used.join('\n')).toBeGreaterThan(1)
  })
}

/** Marks the next control that is on the screen and was not used yet; those of an open dialog come first. */
const markNext = (page: Page, used: string[]) =>
  page.evaluate((used) => {
    document.querySelector('[data-next]')?.removeAttribute('data-next')
    const top = document.querySelector(':modal') ?? document
    for (const control of top.querySelectorAll<HTMLElement>('button, input, select, textarea, summary')) {
      const { localName, id } = control
      const words = control.textContent.replace(/[[\]]/g, '').trim()
      const name = [localName, control.getAttribute('name'), control.getAttribute('aria-label'), id, words]
        .concat(control.getAttribute('type') === 'radio' ? control.getAttribute('value') : '')
        .join(' ')
      if (used.includes(name) || !control.checkVisibility() || control.matches(':disabled')) continue
      control.setAttribute('data-next', '')
      return { name, kind: control.getAttribute('type') ?? localName }
    }
    return null
  }, used)

async function use(page: Page, kind: string): Promise<void> {
  const control = page.locator('[data-next]')
  // What something else covers, nobody can press.
  const timeout = 2_000
  const done = {
    select: () => control.selectOption({ index: 1 }, { timeout }),
    date: () => control.fill('2025-12-19', { timeout }),
    time: () => control.fill('19:00', { timeout }),
    number: () => control.fill('7', { timeout }),
  }[kind]
  const isText = /^(?:text|search|email|tel|url|password|textarea|input)$/.test(kind)
  await (done?.() ?? (isText ? control.fill('Grace', { timeout }) : control.click({ timeout }))).catch(
    async (error: Error) => {
      if (error.name !== 'TimeoutError') throw error
      await page.keyboard.press('Escape')
    },
  )
}
