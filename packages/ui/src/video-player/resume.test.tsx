import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectConsole } from '../test/console.ts'
import { pictures } from '../test/fixtures.ts'
import { blockAddresses } from '../test/network.ts'
import { button, now, renderPlayer, video } from '../test/video/render-player.ts'
import { keepPosition, readPosition } from './player/positions.ts'

const notice = page.getByText('Resumed at 0:09')

afterEach(() => localStorage.clear())

async function playMuted() {
  video().muted = true
  await page.getByRole('button', { name: 'Play Video' }).click()
  await expect.poll(() => video().currentTime).toBeGreaterThan(0)
}

test('goes on where the visitor left the video off, and says so', async () => {
  const screen = await renderPlayer({ resumeKey: 'kings' })
  await playMuted()
  await userEvent.keyboard('k')
  video().currentTime = 9
  await userEvent.keyboard('k')
  await expect.poll(() => video().currentTime).toBeGreaterThan(9.2)
  await screen.unmount()
  expect(readPosition('kings')).toBeCloseTo(9.5, 0)

  await renderPlayer({ resumeKey: 'kings' })
  await expect.poll(now).toBeGreaterThanOrEqual(9)
  await expect.element(page.getByRole('status').getByText('Resumed at 0:09')).toBeVisible()
})

test('starts where it is asked to, not where the visitor left it', async () => {
  keepPosition('kings', 9, 20)
  await renderPlayer({ resumeKey: 'kings', startAt: 14 })
  await expect.poll(now).toBeGreaterThanOrEqual(14)
  await expect.element(notice).not.toBeInTheDocument()
})

test('asked to start at its end, it starts at its beginning', async () => {
  await renderPlayer({ resumeKey: 'kings', startAt: 20 })
  await playMuted()
  expect(now()).toBeLessThan(5)
})

test('starts over when asked to', async () => {
  keepPosition('kings', 9, 20)
  await renderPlayer({ resumeKey: 'kings' })
  await button('Start over').click()
  await expect.poll(now).toBeLessThan(5)
  await expect.element(notice).not.toBeInTheDocument()
  expect(document.activeElement).toHaveClass('video-js')
})

test('another video begins at its beginning, and so does one without a name', async () => {
  keepPosition('kings', 9, 20)
  const screen = await renderPlayer({ resumeKey: 'david' })
  expect([now(), notice.elements().length]).toEqual([0, 0])
  await screen.unmount()
  await renderPlayer()
  expect([now(), notice.elements().length]).toEqual([0, 0])
})

test('a video that was opened and not played stays where it was', async () => {
  keepPosition('kings', 9, 20)
  const screen = await renderPlayer({ resumeKey: 'kings' })
  await screen.unmount()
  expect(readPosition('kings')).toBe(9)
})

test('what fails in the middle goes on there with "Try again"', async ({ onTestFinished }) => {
  expectConsole(/VIDEOJS.*MEDIA_ERR/)
  onTestFinished(() => blockAddresses())
  await renderPlayer()
  await playMuted()
  await userEvent.keyboard('6')
  await expect.poll(now).toBeGreaterThanOrEqual(12)

  await expect.poll(() => video().seeking).toBe(false)
  await blockAddresses('*twenty-seconds.mp4*')
  video().src = `${video().currentSrc}?gone`
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await blockAddresses()
  await again.click()
  await expect.poll(now).toBeGreaterThanOrEqual(12)
  expect(notice.elements()).toHaveLength(0)
})

test('the poster stays, undistorted, until the video moves', async () => {
  await renderPlayer({ poster: pictures.portrait })
  const poster = document.querySelector('[data-slot=video-player-poster]')
  expect(poster && getComputedStyle(poster).objectFit).toBe('contain')
  expect(getComputedStyle(video()).opacity).toBe('0')
  await playMuted()
  await expect.poll(() => document.querySelector('[data-slot=video-player-poster]')).toBeNull()
  expect(getComputedStyle(video()).opacity).toBe('1')
})
