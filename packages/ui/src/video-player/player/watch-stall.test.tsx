import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPlayer, video } from '../../test/video/render-player.ts'

/** Stands at 3 s, with this many seconds loaded and no data for its next picture. */
async function standStill(loaded: number) {
  await renderPlayer()
  video().muted = true
  await page.getByRole('button', { name: 'Play Video' }).click()
  await expect.poll(() => video().currentTime).toBeGreaterThan(0)
  const buffered = { length: 1, start: () => 0, end: () => loaded }
  for (const [name, value] of Object.entries({ currentTime: 3, readyState: 2, buffered }))
    Object.defineProperty(video(), name, { get: () => value, set: () => {} })
  return { pause: vi.spyOn(video(), 'pause'), play: vi.spyOn(video(), 'play') }
}

test('a video that stands still although its next bytes are there is played again, once', async () => {
  const { pause, play } = await standStill(20)
  await expect.poll(() => play.mock.calls.length, { timeout: 5000 }).toBe(1)
  expect(pause).toHaveBeenCalledOnce()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(play).toHaveBeenCalledOnce()
})

test('a video that waits for its next bytes is left alone', async () => {
  const { pause, play } = await standStill(3.5)
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect(pause).not.toHaveBeenCalled()
  expect(play).not.toHaveBeenCalled()
})
