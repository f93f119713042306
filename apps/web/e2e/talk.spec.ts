import { enterFamily, NICKNAME } from './support/family.ts'
import { scan } from './support/scan.ts'
import { expect, test } from './support/test.ts'

test('the questions fit on one sheet, with the names of the family and a code that leads back', async ({
  page,
}) => {
  await enterFamily(page, '9')
  await page.goto('/talk/old-yeller-review')
  await expect(page.getByText(`For ${NICKNAME}`)).toBeVisible()
  await test.step('the picture of the film stands whole, and the questions can be read across a table', async () => {
    for (const [width, pixels] of [
      [390, 24],
      [1280, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const { width: w = 0, height: h = 0 } =
        (await page.locator('[data-slot=hero-image]').boundingBox()) ?? {}
      expect(w / h).toBeCloseTo(16 / 9, 1)
      const question = page.getByRole('region', { name: 'Ages 8 to 12' }).getByRole('listitem').first()
      const size = await question.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      expect(size).toBeGreaterThanOrEqual(pixels)
    }
  })
  await page.emulateMedia({ media: 'print' })
  // The pastors suggest this film from age 8.
  await expect(page.getByRole('heading', { name: /^Ages / })).toHaveText(['Ages 8 to 12', 'Ages 13 and Up'])
  expect(await scan(page.getByRole('img', { name: /^QR code: / }))).toMatch(/\/talk\/old-yeller-review$/)
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets, format).toHaveLength(1)
  }
})
