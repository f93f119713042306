import { expect, test } from 'vitest'
import { fromFragment, readAnswers, toFragment } from './answers.ts'

test('a link has all answers in its fragment, whatever the script', () => {
  const answers = {
    church: '은혜교회 & كنيسة 😀',
    seats: 84,
    date: '2025-12-19',
    quoted: 9.25,
    charge: true,
    color: '#2244cc',
  }
  expect(fromFragment(`#${toFragment(answers)}`)).toEqual(answers)
})

test('a broken link loses the broken answers only', () => {
  const link = `#kit=1&seats=many&date=2025-02-30&time=25:00&color=red&church=${'x'.repeat(121)}&place=Hall`
  expect(fromFragment(link)).toEqual({ place: 'Hall' })
})

test('a fragment of something else is no kit, and a newer version is not guessed at', () => {
  expect(fromFragment('')).toBeUndefined()
  expect(fromFragment('#licenses')).toBeUndefined()
  expect(fromFragment('#kit=2&seats=84')).toBe('newer')
})

test('what was stored is checked as a link is', () => {
  expect(readAnswers({ seats: -1, church: 7, place: 'Hall', unknown: true })).toEqual({ place: 'Hall' })
})
