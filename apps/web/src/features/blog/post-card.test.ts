import { expect, test } from 'vitest'
import { keepNames } from './post-card.tsx'

test('a short quoted name stays on one line', () => {
  expect(keepNames('Why We Still Show “The Prince of Egypt” Every Spring')).toBe(
    'Why We Still Show “The\u00a0Prince\u00a0of\u00a0Egypt” Every Spring',
  )
  expect(keepNames('Tickets for "David"')).toBe('Tickets for "David"')
})

test('a long quotation may break', () => {
  const title = '“We did not expect anybody to stay for the talk”'
  expect(keepNames(title)).toBe(title)
})
