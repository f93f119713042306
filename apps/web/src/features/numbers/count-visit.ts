import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { env } from '#config/env.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** How much of a video was played, in percent. The last seconds are credits. */
const SHARES = [
  [25, 0.25],
  [50, 0.5],
  [75, 0.75],
  [100, 0.95],
] as const

const GRADES = { good: 'good', 'needs-improvement': 'fair', poor: 'poor' }

type Wishes = { globalPrivacyControl?: boolean }

/**
 * Tells the function `count` which pages are seen and how fast they were, which videos are played and how much of them, and which
 * files are downloaded. It doesn't identify visitors or link their events. It stores nothing on the device, and sends nothing for
 * robots and for visitors who asked not to be tracked.
 */
export function countVisit(): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & Wishes
  if (doNotTrack === '1' || globalPrivacyControl || webdriver) return

  const told = new Set<string>()
  let waiting: string[] = []
  const send = () => {
    if (waiting.length > 0) navigator.sendBeacon(`${env.supabaseUrl}/functions/v1/count`, waiting.join('\n'))
    waiting = []
  }
  const tell = (line: string) => {
    if (waiting.push(line) === 1) whenIdle(send)
  }
  const tellOnce = (line: string) => {
    if (told.has(line)) return
    told.add(line)
    tell(line)
  }

  const onPage = () => tell(`view ${pathOf(location)}`)
  // A page in a background tab hasn't been seen yet.
  if (document.visibilityState === 'visible') onPage()
  else addEventListener('visibilitychange', onPage, { once: true })
  addEventListener('app:page', onPage)
  addEventListener('app:download', ({ detail }: CustomEventInit<string>) => tell(`download ${detail}`))
  addEventListener('pagehide', send)
  document.addEventListener(
    'click',
    ({ target }) => {
      const { pathname = '' } = (target as Element).closest?.('a') ?? {}
      if (pathname.startsWith('/downloads/')) tell(`download ${pathname}`)
    },
    true,
  )
  // A page is measured once, from loading until it is left or hidden, under the address at which it loaded.
  const loaded = pathOf(location)
  const measured = new Set<string>()
  const onMeasure = ({ name, rating }: Metric) => {
    if (measured.has(name)) return
    measured.add(name)
    tell(`${name.toLowerCase()}-${GRADES[rating]} ${loaded}`)
    // A page that is gone won't be idle again.
    if (document.visibilityState === 'hidden') send()
  }
  for (const measure of [onLCP, onINP, onCLS]) measure(onMeasure)
  // Events of videos don't bubble.
  document.addEventListener(
    'timeupdate',
    ({ target }) => {
      const video = target as HTMLVideoElement
      const key = keyOf(video)
      const seconds = playedSeconds(video)
      if (!key || seconds === 0) return
      tellOnce(`play ${key}`)
      for (const [percent, share] of SHARES)
        if (seconds >= share * video.duration) tellOnce(`played-${percent} ${key}`)
    },
    true,
  )
}

const pathOf = ({ pathname }: Location) => pathname.replace(/(.)\/$/, '$1')

/** A video's key or, on its own page, its name. The trailer behind the hero has neither. */
function keyOf(video: HTMLVideoElement): string | null | undefined {
  if (video.dataset.slot === 'hero-video') return null
  const opened = video.closest<HTMLElement>('dialog[data-video]')?.dataset.video
  return opened ?? new URLSearchParams(location.search).get('watch') ?? location.pathname.split('/watch/')[1]
}

function playedSeconds({ played }: HTMLVideoElement): number {
  let seconds = 0
  for (let index = 0; index < played.length; index++) seconds += played.end(index) - played.start(index)
  return seconds
}
