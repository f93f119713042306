import type { Locator, Page } from 'playwright'
import type { Phone } from './phone.ts'
import { openSlow, PHONE_SCREEN } from './throttled.ts'

/** Something that visitors click or type, and where. */
export type Interaction = {
  name: string
  path: string
  act: (page: Page) => Promise<void>
  /** Uses the phone in landscape: only there do rows have arrows. */
  sideways?: boolean
  /** It isn't on the page without scripts. */
  needsScripts?: boolean
}

const button = (name: string | RegExp) => (page: Page) => tap(page.getByRole('button', { name }).first())

export const interactions: Interaction[] = [
  { name: 'menu', path: '/', act: button('Open menu') },
  { name: 'arrow of a row', path: '/', act: button('Scroll right'), sideways: true },
  {
    name: 'play',
    path: '/',
    act: (page) => tap(page.locator('[data-slot=card-play]').first()),
    needsScripts: true,
  },
  { name: 'tab', path: '/signin', act: (page) => tap(page.getByRole('tab', { name: 'Sign Up' })) },
  { name: 'tick', path: '/notifications', act: (page) => tap(page.getByRole('checkbox').first()) },
  {
    name: 'typing a search',
    path: '/search',
    act: async (page) => {
      await tap(page.getByRole('main').getByRole('searchbox'))
      await page.keyboard.type('david', { delay: 200 })
    },
  },
  {
    name: 'answer about the family',
    path: '/family',
    act: (page) => tap(page.locator('main input').first()),
  },
  {
    name: 'answer of a plan',
    path: '/plan',
    act: (page) => tap(page.locator('main').getByRole('radio').nth(1)),
  },
  { name: 'theme', path: '/contact', act: (page) => tap(page.getByRole('radio', { name: 'Light' })) },
  { name: 'share', path: '/david', act: button(/^Share/) },
]

/**
 * The interaction to next paint (https://web.dev/articles/inp) in ms: the longest from one of its events to the frame after it, with a
 * finger or key.
 * @param fresh whether the page has just loaded, instead of being idle
 */
export async function interact(
  phone: Phone,
  url: string,
  { path, act, sideways = false }: Interaction,
  fresh: boolean,
): Promise<number> {
  const { width, height } = PHONE_SCREEN.viewport ?? { width: 0, height: 0 }
  const viewport = sideways ? { width: height, height: width } : { width, height }
  const { page, traffic, close } = await openSlow(phone, { ...PHONE_SCREEN, viewport })
  await page.addInitScript(observeInteractions)
  await page.goto(url + path, { waitUntil: 'load' })
  if (!fresh) await traffic.quiet()
  await act(page)
  // The frame after it, and what a page that has just loaded does with it once its code is there.
  await traffic.quiet()
  const longest = await page.evaluate(() => window.longestInteraction)
  await close()
  return longest
}

/** The finger touches the middle of the visible part. */
async function tap(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the page`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

declare global {
  interface Window {
    longestInteraction: number
  }
}

/** Runs in the page. */
function observeInteractions() {
  window.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
