import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import type { Phone } from './phone.ts'
import { openSlow, PHONE_SCREEN } from './throttled.ts'

/**
 * From the touch on a video until its picture moves and until the player's controls are there, in ms; `stalls` is how often
 * it stopped again in the meantime.
 */
export type Tap = { picture: number; controls: number; stalls: number }

/** A way to open a video: which link, and when it is tapped. */
export type TapCase = {
  name: string
  /** Selector of the link on the home page. */
  link: string
  /** Address of the video, for the bare page. */
  video: string
  /** Taps as soon as the link is visible, instead of when the page is idle. */
  early?: boolean
  /** The limit, as a multiple of the bare page's time. */
  gate: number
}

const MP4 = { id: 'king-of-kings-trailer', video: '/media/clips/king-of-kings.mp4' }
const HLS = {
  id: 'the-luckiest-man-on-earth-teaser',
  video: '/media/clips/the-luckiest-man-on-earth/master.m3u8',
}
const card = (id: string) => `a[href*="watch=747-${id}"]`
const hero = { link: '[data-slot=picture-hero] a[href*="watch="]', video: '/video/david-trailer.mp4' }

export const tapCases: TapCase[] = [
  { name: 'mp4, from a card', link: card(MP4.id), video: MP4.video, gate: 1.3 },
  { name: 'mp4, from the hero', ...hero, gate: 1.3 },
  { name: 'HLS, from a card', link: card(HLS.id), video: HLS.video, gate: 1.6 },
  { name: 'mp4, in the first second of the page', ...hero, early: true, gate: 2 },
]

/**
 * Writes the bare page: a button that opens a `<video>` in a dialog, by hand, without a style or a library. Its script comes
 * first, so that no tap on the button is lost.
 */
export async function addBarePage(folder: string): Promise<void> {
  await writeFile(
    `${folder}/twin/bare.html`,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<script src="/twin/bare.js"></script><button>Play</button><dialog><video playsinline controls></video></dialog></html>`,
  )
  await writeFile(
    `${folder}/twin/bare.js`,
    `document.onclick = ({ target }) => {
  if (target.localName !== 'button') return
  const video = document.querySelector('video')
  video.src = new URLSearchParams(location.search).get('video')
  video.play()
  document.querySelector('dialog').showModal()
}`,
  )
}

/** Taps a video on the home page with a finger, without a pointer before it. */
export function tapOnPage(phone: Phone, url: string, { link, early = false }: TapCase): Promise<Tap> {
  return tap(phone, `${url}/`, link, early)
}

/** Taps the same video on the bare page. */
export function tapOnBarePage(phone: Phone, url: string, { video, early = false }: TapCase): Promise<Tap> {
  return tap(phone, `${url}/twin/bare?video=${video}`, 'button', early)
}

async function tap(phone: Phone, url: string, link: string, early: boolean): Promise<Tap> {
  // Reduced motion, because the trailer behind the hero would compete for the connection.
  const { page, traffic, close } = await openSlow(phone, { ...PHONE_SCREEN, reducedMotion: 'reduce' })
  await page.addInitScript(observeTap)
  await page.goto(url, { waitUntil: early ? 'commit' : 'load' })
  const target = page.locator(link).first()
  if (!early) {
    await traffic.quiet()
    // The first scroll loads the rows' pictures.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await traffic.quiet()
  }
  const box = await target.boundingBox()
  if (!box) throw new Error(`${link} is not on ${url}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const seen = await watch(page)
  await close()
  return seen
}

async function watch(page: Page): Promise<Tap> {
  await page.waitForFunction(() => window.tap.picture > 0, undefined, { timeout: 60_000 })
  // The bare page never gets the player's controls.
  if (!page.url().includes('/bare'))
    await page.waitForFunction(() => window.tap.controls > 0, undefined, { timeout: 30_000 })
  const { touched, picture, controls, stalls } = await page.evaluate(() => window.tap)
  return { picture: picture - touched, controls: controls - touched, stalls }
}

declare global {
  interface Window {
    tap: { touched: number; picture: number; controls: number; stalls: number }
  }
}

/** Runs in the page. */
function observeTap() {
  const tap: Window['tap'] = { touched: 0, picture: 0, controls: 0, stalls: 0 }
  window.tap = tap
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      tap.touched = timeStamp
    },
    { capture: true, passive: true },
  )
  addEventListener(
    'waiting',
    () => {
      if (tap.picture > 0) tap.stalls += 1
    },
    true,
  )
  const look = () => {
    const video = document.querySelector<HTMLVideoElement>(':is(dialog, [role=dialog]) video')
    const moves = video && video.currentTime > 0 && video.getClientRects().length > 0
    if (moves && !tap.picture) tap.picture = performance.now()
    if (!tap.controls && document.querySelector('[data-slot=video-controls]'))
      tap.controls = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
