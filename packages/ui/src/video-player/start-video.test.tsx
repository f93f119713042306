import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectConsole } from '../test/console.ts'
import { broken, englishCaptions } from '../test/fixtures.ts'
import { blockAddresses } from '../test/network.ts'
import { twentySeconds } from '../test/video/fixtures.ts'
import { keepPosition, readPosition } from './player/positions.ts'
import { secondsWaited, startVideo, VOLUME } from './start-video.ts'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

const unknown = { url: '/none.xyz', type: 'video/x-unknown' }

afterEach(() => localStorage.clear())

/** Starts a video, waits until its picture moves, and renders a player that takes it over, with newer sources if there are. */
async function renderStarted(props: Partial<VideoPlayerProps> = {}, newer = props.sources) {
  // Browsers let a video start only after a press.
  await userEvent.click(document.body)
  const sources = props.sources ?? [twentySeconds]
  const video = startVideo({ sources, captions: props.captions ?? [], resumeKey: props.resumeKey })
  if (!video) throw new Error('The browser does not play it')
  video.muted = true
  document.body.append(video)
  await expect.poll(() => video.currentTime > 0 || video.error).toBeTruthy()
  const louder = vi.fn()
  video.addEventListener('volumechange', () => video.volume > VOLUME && louder(video.volume))
  const stops = vi.fn()
  for (const type of ['pause', 'emptied', 'loadstart']) video.addEventListener(type, stops)
  const player = <VideoPlayer startedVideo={video} {...props} sources={newer ?? sources} />
  const screen = await render(<div style={{ display: 'grid', width: 640, height: 360 }}>{player}</div>)
  return { video, stops, louder, screen }
}

const controls = () => document.querySelector('[data-slot=video-controls]')
const status = () => document.querySelector<HTMLElement>('[data-slot=video-player]')?.dataset.status

test('a started video plays on, in place, while the player comes around it', async () => {
  const { video, stops, louder, screen } = await renderStarted()
  expect(video.volume).toBeCloseTo(0.6)
  expect(document.querySelector('[data-slot=video-player-host]')?.contains(video)).toBe(true)
  expect(page.getByText('Loading video').elements()).toHaveLength(0)
  expect(status()).toBe('adopting')
  await expect.poll(controls).not.toBeNull()
  expect(status()).toBe('ready')
  expect(document.querySelectorAll('video')).toHaveLength(1)
  expect([video.isConnected, video.paused, video.controls]).toEqual([true, false, false])
  expect(video.volume).toBeCloseTo(0.6)
  expect(stops).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(louder).not.toHaveBeenCalled()
  await screen.unmount()
  expect(document.querySelector('video')).toBeNull()
})

test('a started video plays on where the feed has another address for it by now', async () => {
  const signed = [{ ...twentySeconds, url: `${twentySeconds.url}?signed` }]
  const { video, stops } = await renderStarted({ resumeKey: 'kings' }, signed)
  await expect.poll(controls).not.toBeNull()
  expect(video.currentSrc).not.toContain('signed')
  expect(stops).not.toHaveBeenCalled()
})

test('a player that took a video over looks as any other, with a ring for the keyboard', async () => {
  const { video } = await renderStarted({ autoFocus: true })
  await expect.poll(controls).not.toBeNull()
  const region = page.getByRole('region', { name: 'Video Player' })
  await expect.element(region).toHaveClass('video-js')
  await expect.element(region).not.toHaveClass('vjs-tech')
  expect(video.className).toBe('vjs-tech')
  await userEvent.keyboard('{Shift}')
  region.element().focus()
  // Above the video, which would hide an outline.
  expect(getComputedStyle(region.element(), '::after').content).toBe('""')
})

test('the player obeys its keys after it took a video over, and keeps the position', async () => {
  const { video, screen } = await renderStarted({ resumeKey: 'kings', autoFocus: true })
  await expect.poll(controls).not.toBeNull()
  await userEvent.keyboard('6')
  await expect.poll(() => video.currentTime).toBeGreaterThan(12.2)
  await screen.unmount()
  expect(readPosition('kings')).toBeGreaterThan(12)
})

test('the space bar pauses a started video before the player is there, and plays it again', async () => {
  const { video } = await renderStarted()
  expect(controls()).toBeNull()
  video.closest<HTMLElement>('.video-js')?.focus()
  for (const paused of [true, false]) {
    await userEvent.keyboard(' ')
    expect(video.paused).toBe(paused)
  }
})

test('a focused video with the browser’s own controls handles its keys itself', async () => {
  const { video } = await renderStarted()
  expect(controls()).toBeNull()
  const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  video.dispatchEvent(press)
  expect([press.defaultPrevented, video.paused]).toEqual([false, false])
})

test('a started video begins where the visitor left it, and the player says so', async () => {
  keepPosition('kings', 9, 20)
  const { video } = await renderStarted({ resumeKey: 'kings' })
  expect(video.currentTime).toBeGreaterThanOrEqual(9)
  await expect.element(page.getByRole('status').getByText('Resumed at 0:09')).toBeVisible()
})

test('captions move from the browser to the player', async () => {
  const { video } = await renderStarted({ captions: [englishCaptions] })
  await expect.poll(controls).not.toBeNull()
  expect(video.querySelector('track')).toBeNull()
  await page.getByRole('button', { name: 'Captions' }).click()
  await expect.element(page.getByRole('menuitemradio', { name: /English/ })).toBeVisible()
})

test('a video that was paused in the meantime stays paused', async () => {
  const { video } = await renderStarted()
  video.pause()
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeInTheDocument()
  expect(video.paused).toBe(true)
})

test('the volume that the visitor chose in the meantime stays', async () => {
  const { video } = await renderStarted()
  video.volume = 0.2
  await expect.poll(controls).not.toBeNull()
  expect(video.volume).toBeCloseTo(0.2)
})

test('a started video that failed is tried again, and the player reports it', async () => {
  expectConsole(/VIDEOJS.*MEDIA_ERR_SRC_NOT_SUPPORTED/)
  await renderStarted({ sources: [broken] })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the first source that the browser plays is started; without one, nothing is', async () => {
  expect(startVideo({ sources: [unknown] })).toBeUndefined()
  const video = startVideo({ sources: [unknown, twentySeconds] })
  expect(video?.getAttribute('src')).toBe(twentySeconds.url)
  video?.pause()
})

test('the time without a picture counts from the start', async ({ onTestFinished }) => {
  onTestFinished(() => blockAddresses())
  await blockAddresses('*twenty-seconds.mp4?gone')
  const video = startVideo({ sources: [{ ...twentySeconds, url: `${twentySeconds.url}?gone` }] })
  if (!video) throw new Error('The browser does not play it')
  video.dataset.startedAt = String(performance.now() - 5000)
  expect(secondsWaited(video)).toBeCloseTo(5, 0)
  delete video.dataset.startedAt
  expect(secondsWaited(video)).toBe(0)
})
