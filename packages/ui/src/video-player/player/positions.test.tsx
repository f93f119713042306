import { afterEach, expect, test, vi } from 'vitest'
import { keepPosition, readPosition } from './positions.ts'

const NAME = '@two-pastors/ui:positions'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('remembers where each video was left', () => {
  keepPosition('kings', 7, 60)
  keepPosition('david', 30, 60)
  keepPosition('kings', 9, 60)
  expect([readPosition('kings'), readPosition('david'), readPosition('other')]).toEqual([9, 30, 0])
})

test.each([
  ['hardly begun', 4],
  ['as good as through', 56],
])('a video that is %s starts anew', (_, seconds) => {
  keepPosition('kings', 30, 60)
  keepPosition('kings', seconds, 60)
  expect(readPosition('kings')).toBe(0)
})

test('remembers the fifty videos left last', () => {
  for (let video = 0; video < 60; video++) keepPosition(`video ${video}`, 30, 60)
  expect([readPosition('video 9'), readPosition('video 10')]).toEqual([0, 30])
  expect(JSON.parse(localStorage.getItem(NAME) ?? '')).toHaveLength(50)
})

test.each(['nonsense', '{"kings":7}', '[["kings"],["kings","7"],7,null,["kings",-7]]', '[["kings",null]]'])(
  'takes %s in its store for nothing',
  (garbage) => {
    localStorage.setItem(NAME, garbage)
    expect(readPosition('kings')).toBe(0)
    keepPosition('kings', 30, 60)
    expect(readPosition('kings')).toBe(30)
  },
)

test('forgets, and does not fail, where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError')
  })
  expect(() => keepPosition('kings', 30, 60)).not.toThrow()
  expect(readPosition('kings')).toBe(0)
})
