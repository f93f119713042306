import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Chooses in lists, by their labels, as soon as React hydrates the page: it then hydrates at once, within the first event. */
const chooseWhileHydrating = (page: Page, choices: Record<string, string>) =>
  page.addInitScript((wanted) => {
    const choose = () => {
      for (const list of document.querySelectorAll('select')) {
        const value = wanted[list.labels[0]?.textContent ?? '']
        if (value === undefined) continue
        list.value = value
        list.dispatchEvent(new Event('input', { bubbles: true }))
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
    addEventListener('app:hydrating', () => queueMicrotask(choose))
  }, choices)

test('two filters that are chosen while the reviews hydrate are both kept', async ({ page }) => {
  await chooseWhileHydrating(page, { Ages: '6', 'Running time': '120' })
  await page.goto('/reviews')
  // In either order: the page may have hydrated between the two.
  await expect(page).toHaveURL(/\/reviews\?(age=6&length=120|length=120&age=6)$/)
  await expect(page.getByLabel('Ages')).toHaveValue('6')
  await expect(page.getByLabel('Running time')).toHaveValue('120')
})

test('two answers that are chosen while the family form hydrates are both kept', { tag: '@all' }, async ({
  page,
}) => {
  await chooseWhileHydrating(page, { Violence: 'more', Language: 'less' })
  await page.goto('/family')
  await expect(page.getByLabel('Violence')).toHaveValue('more')
  await expect(page.getByLabel('Language')).toHaveValue('less')
})
