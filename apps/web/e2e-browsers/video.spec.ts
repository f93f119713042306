import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

/** State of the open video. */
const state = (tab: Tab) =>
  tab.run(() => {
    const video = document.querySelector<HTMLVideoElement>('[data-slot=video-dialog] video')
    return (
      video && { time: video.currentTime, paused: video.paused, width: video.videoWidth, muted: video.muted }
    )
  })
const time = async (tab: Tab) => (await state(tab))?.time ?? 0
const dialog = '[data-slot=video-dialog]'

const play = `${dialog} [aria-label=Play], ${dialog} .vjs-big-play-button`

/** Starts the video if the browser blocked autoplay. */
async function untilItPlays(tab: Tab) {
  await expect.poll(() => tab.count(`${dialog} video`)).toBe(1)
  await expect
    .poll(
      async () => {
        if ((await state(tab))?.paused && (await tab.count(play))) await tab.click(play)
        return time(tab)
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0.5)
  await expect.poll(async () => (await state(tab))?.width).toBeGreaterThan(0)
}

const seek = (tab: Tab, seconds: number) =>
  tab.run((time) => {
    const video = document.querySelector<HTMLVideoElement>('[data-slot=video-dialog] video')
    if (video) video.currentTime = time
  }, seconds)

/** The visible caption, rendered by the player or by the browser. */
const caption = (tab: Tab) =>
  tab.run(() => {
    const video = document.querySelector<HTMLVideoElement>('[data-slot=video-dialog] video')
    const drawn = document.querySelector('.vjs-text-track-display')?.textContent ?? ''
    const own = [...(video?.textTracks ?? [])]
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text))
    return [drawn, ...own].join(' ').trim()
  })

for (const [kind, id] of [
  ['an mp4', 'grace-in-the-cold-trailer'],
  ['an HLS stream', 'the-luckiest-man-on-earth-teaser'],
]) {
  test(`${kind} plays from its card, with captions`, async ({ tab }) => {
    await tab.open('/')
    await tab.click(`a[href*="watch=747-${id}"]`)
    await untilItPlays(tab)
    await tab.click(`${dialog} [aria-label=Captions]`)
    await tab.click('[role=menuitemradio]', 'English')
    await seek(tab, 1)
    await expect.poll(() => caption(tab)).not.toBe('')
  })
}

test('a shared link opens the video, Close stays on the page', async ({ tab }) => {
  await tab.open('/?watch=grace-in-the-cold-trailer')
  await expect.poll(() => tab.count(`${dialog} video`)).toBe(1)
  await tab.click(`${dialog} [aria-label=Close]`)
  await expect.poll(() => tab.count(dialog)).toBe(0)
  expect(await tab.path()).toBe('/')
})

test('keys control the player; Escape closes it and the focus returns', async ({ tab }) => {
  await tab.open('/')
  await tab.click('a', 'Watch Trailer')
  await untilItPlays(tab)
  await tab.press('Space')
  await expect.poll(async () => (await state(tab))?.paused).toBe(true)
  // On a busy machine it has come close to its end by now.
  await seek(tab, 1)
  await tab.press('ArrowRight')
  await expect.poll(() => time(tab)).toBeGreaterThan(4)
  await tab.type('m')
  await expect.poll(async () => (await state(tab))?.muted).toBe(true)
  await tab.press('Escape')
  await expect.poll(() => tab.count(dialog)).toBe(0)
  await expect.poll(() => tab.run(() => document.activeElement?.textContent)).toBe('Watch Trailer')
})

test('Back closes the video on a phone', async ({ tab }) => {
  await tab.resize(390, 844)
  await tab.open('/')
  await tab.click('a', 'Watch Trailer')
  await untilItPlays(tab)
  await tab.back()
  await expect.poll(() => tab.count(dialog)).toBe(0)
  expect(await tab.path()).toBe('/')
})
