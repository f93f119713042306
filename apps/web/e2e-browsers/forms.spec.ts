import { expect, test } from './support/test.ts'

test('a sign-up is kept, and the form says so', async ({ tab }) => {
  await tab.open('/notifications')
  await tab.click('main input[type=email]')
  await tab.type('grace@example.org')
  await tab.press('Enter')
  await expect.poll(() => tab.text('body')).toContain('Successfully Subscribed!')
  await expect.poll(() => tab.value('main input[type=email]')).toBe('')
})

test('an empty sign-up says what it needs, and takes the visitor there', async ({ tab }) => {
  await tab.open('/notifications')
  await tab.click('main button', 'Subscribe')
  await expect.poll(() => tab.text('body')).toContain('Please enter your email address to subscribe.')
  await expect.poll(() => tab.run(() => (document.activeElement as HTMLInputElement).type)).toBe('email')
})

test('a box is ticked, and unticked by the keyboard', async ({ tab }) => {
  await tab.open('/notifications')
  await tab.click('main [role=checkbox], main input[type=checkbox]', 'SMS alerts')
  const ticked = () => tab.count('main [aria-checked=true], main input[type=checkbox]:checked')
  const before = await ticked()
  expect(before).toBeGreaterThan(0)
  await tab.press('Space')
  await expect.poll(ticked).toBe(before - 1)
})

test('what was typed before the app is there is not lost', async ({ tab }) => {
  await tab.visit('/contact')
  await tab.click('main form input')
  await tab.type('Grace')
  await tab.untilAlive()
  expect(await tab.value('main form input')).toBe('Grace')
})

test('resources are found by type and by word', async ({ tab }) => {
  await tab.open('/resources')
  const all = await tab.count('main article')
  await tab.click('main button', 'Study Guides')
  await expect.poll(() => tab.count('main article')).toBeLessThan(all)
  await tab.click('main input[type=search]')
  await tab.type('no such word')
  await expect.poll(() => tab.text('main')).toContain('No resources found')
})
