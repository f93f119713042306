import { expect, test } from './support/test.ts'

test('one person gets a message from the film’s page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-10-20T15:00:00Z'))
  await page.goto('/david')
  await page.getByRole('button', { name: 'Write the Message' }).click()
  await page.getByRole('radio', { name: 'A skeptic' }).check()
  await page.getByLabel('Place').fill('Regal Cedar Mill')
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue(/David on Friday, December 19 at 7:00.PM, at Regal Cedar Mill/)
  await expect(message).toHaveValue(/For the drive home: What in it rang true/)
  await expect(page.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute('href', /^sms:\?&body=/)
})
