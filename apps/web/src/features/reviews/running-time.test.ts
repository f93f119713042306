import { expect, test } from 'vitest'
import { runningTime } from './running-time.ts'

test.each([
  [{ minutes: 131 }, '2 h 11 min'],
  [{ minutes: 120 }, '2 h'],
  [{ minutes: 25 }, '25 min'],
  [{ episodes: 8 }, '8 episodes'],
  [{ episodes: 1 }, '1 episode'],
  [{}, undefined],
])('%j lasts %s', (reviewed, text) => {
  expect(runningTime(reviewed)).toBe(text)
})
