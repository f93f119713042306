import { expect, test } from 'vitest'
import { mapConcurrent } from './map-concurrent.ts'

test('jobs run at the same time, but not all of them, and the results keep their order', async () => {
  let running = 0
  let most = 0
  const items = Array.from({ length: 40 }, (_, index) => index)
  const results = await mapConcurrent(items, async (item) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, (40 - item) % 5))
    running--
    return item * 2
  })
  expect(results).toEqual(items.map((item) => item * 2))
  expect(most).toBe(8)
})

test('a failure is the caller’s', async () => {
  await expect(mapConcurrent([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
