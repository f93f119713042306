import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../web/src')
const source = globSync(`${web}/**/*.{ts,tsx}`)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('wherever a number is asked for, the words say what texts may cost and how they end', () => {
  const forms = globSync(`${web}/**/*.{ts,tsx}`)
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /name="phone"|\{ type: 'tel'/.test(text))
  expect(forms.length).toBeGreaterThan(2)
  const words = 'Message and data rates may apply. Reply STOP to end them.'
  expect(source).toContain(words)
  for (const form of forms) expect(form.includes(words) || form.includes('PHONE_HINT')).toBe(true)
})
