import { expect, test } from 'vitest'
import { PHONES, slowdownTo } from './phone.ts'

test('a faster machine is slowed more, and one slower than the phone not at all', () => {
  expect(slowdownTo(PHONES.target, 2640)).toBe(4)
  expect(slowdownTo(PHONES.target, 1320)).toBe(2)
  expect(slowdownTo(PHONES.target, 500)).toBe(1)
})
