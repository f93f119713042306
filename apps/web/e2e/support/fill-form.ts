import type { Locator, Page } from '@playwright/test'

/** Values for a form, by label. A list has its items, a group its own fields. */
export type Values = { [label: string]: string | number | string[] | Choice | Upload | Values }
/** An option of a list to choose from. */
export class Choice {
  readonly option: string
  constructor(option: string) {
    this.option = option
  }
}
/** A picture from the person's own device. */
export class Upload {
  readonly file: { name: string; mimeType: string; buffer: Buffer }
  constructor(file: Upload['file']) {
    this.file = file
  }
}

/** Fills the editor's form from its top to its end. */
export async function fillForm(page: Page, values: Values, place: Locator = page.locator('#nc-root')) {
  for (const [label, value] of Object.entries(values)) {
    const field = place
      .locator('[aria-label$=" field"]')
      .filter({ has: page.locator(`:scope > * > label:text-matches("^${label} *(\\\\(optional\\\\))?$")`) })
      .first()
    await fillField(page, field, value)
  }
}

async function fillField(page: Page, field: Locator, value: Values[string]) {
  if (value instanceof Choice) {
    await field.locator('input').first().click()
    await page.getByRole('option', { name: value.option, exact: true }).click()
  } else if (value instanceof Upload) {
    await field.getByRole('button', { name: 'Choose an image' }).click()
    await page.locator('input[type=file]').setInputFiles(value.file)
    // The library chooses what was just uploaded.
    await page.getByRole('button', { name: 'Choose selected' }).click()
  } else if (Array.isArray(value)) {
    for (const item of value) {
      await field.getByRole('button', { name: /^Add / }).click()
      await field.locator('input:visible, textarea:visible').last().fill(item)
    }
  } else if (typeof value === 'object') {
    const expand = field
      .locator(':scope > div > div:first-child')
      .getByRole('button', { name: 'Expand' })
      .first()
    if (await expand.isVisible()) await expand.click()
    await fillForm(page, value, field)
  } else {
    await field.locator('input, textarea').first().fill(String(value))
  }
}
