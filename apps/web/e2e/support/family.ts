import { expect, type Page } from '@playwright/test'

export const NICKNAME = 'Zebulon'

/** Enters one child, as a parent would, and saves. */
export async function enterFamily(page: Page, age: string) {
  await page.goto('/family')
  await page.getByRole('button', { name: 'Add a Child' }).click()
  await expect(page.getByLabel('Age', { exact: true })).toBeFocused()
  await page.getByLabel('Nickname (optional)').fill(NICKNAME)
  await page.getByLabel('Age', { exact: true }).selectOption(age)
  await page.getByRole('button', { name: 'Save on This Device' }).click()
}
