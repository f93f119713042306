import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { countVisit } from './count-visit.ts'

type Report = (metric: Pick<Metric, 'name' | 'rating'>) => void
const { reports, keep } = vi.hoisted(() => {
  const reports: Report[] = []
  return { reports, keep: (report: Report) => reports.push(report) }
})
vi.mock('web-vitals', () => ({ onLCP: keep, onINP: keep, onCLS: keep }))
vi.mock('#config/env.ts', () => ({ env: { supabaseUrl: 'https://abc.supabase.co' } }))

const beacon = vi.fn<(url: string, body: string) => boolean>(() => true)
const idle: (() => void)[] = []
let listeners: AbortController

beforeEach(() => {
  idle.length = 0
  reports.length = 0
  beacon.mockClear()
  // Each test starts with a page of its own: what the one before listened to is gone.
  listeners = new AbortController()
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as typeof document.addEventListener
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) => {
      const given = typeof options === 'boolean' ? { capture: options } : options
      add(type, listener as EventListener, { ...given, signal: listeners.signal })
    })
  }
  vi.stubGlobal('requestIdleCallback', (job: () => void) => idle.push(job))
  Object.assign(navigator, { sendBeacon: beacon })
  history.replaceState(null, '', '/david')
  document.body.innerHTML = ''
})
afterEach(() => {
  listeners.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of ['doNotTrack', 'globalPrivacyControl', 'webdriver'])
    Reflect.deleteProperty(navigator, name)
})

const rest = () => {
  for (const job of idle.splice(0)) job()
}
const sent = () => beacon.mock.calls.flatMap(([, body]) => body.split('\n'))

/** A video of 100 seconds, of which some are played. */
function addVideo(html = '<video></video>') {
  document.body.innerHTML = html
  const video = document.querySelector('video') as HTMLVideoElement
  const ranges: [number, number][] = []
  Object.defineProperty(video, 'duration', { value: 100 })
  Object.defineProperty(video, 'played', {
    get: () => ({
      length: ranges.length,
      start: (index: number) => ranges[index]?.[0],
      end: (index: number) => ranges[index]?.[1],
    }),
  })
  return (...played: [number, number][]) => {
    ranges.splice(0, ranges.length, ...played)
    video.dispatchEvent(new Event('timeupdate'))
  }
}

test('a page view is reported when the browser is idle, in one beacon', () => {
  countVisit()
  expect(beacon).not.toHaveBeenCalled()
  rest()
  expect(beacon.mock.calls).toEqual([['https://abc.supabase.co/functions/v1/count', 'view /david']])
  history.replaceState(null, '', '/movies/')
  dispatchEvent(new Event('app:page'))
  rest()
  expect(sent()).toEqual(['view /david', 'view /movies'])
  rest()
  expect(beacon).toHaveBeenCalledTimes(2)
})

test('neither the search term nor the fragment is told', () => {
  history.replaceState(null, '', '/search?q=divorce#help')
  countVisit()
  rest()
  expect(sent()).toEqual(['view /search'])
})

test('a visitor who leaves before the page is idle is counted on leaving', () => {
  countVisit()
  dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual(['view /david'])
  rest()
  expect(beacon).toHaveBeenCalledTimes(1)
})

test('a page in a background tab is counted when it is looked at', () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  countVisit()
  rest()
  expect(beacon).not.toHaveBeenCalled()
  visible.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  rest()
  expect(sent()).toEqual(['view /david'])
})

test.each([
  ['asks not to be tracked', 'doNotTrack', '1'],
  ['sends Global Privacy Control', 'globalPrivacyControl', true],
  ['is a robot', 'webdriver', true],
])('nothing is told of who %s', (_, name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true })
  countVisit()
  addVideo('<dialog data-video="747-1"><video></video></dialog>')([0, 100])
  dispatchEvent(new Event('app:page'))
  dispatchEvent(new Event('pagehide'))
  rest()
  expect(beacon).not.toHaveBeenCalled()
  expect(idle).toEqual([])
  expect(reports).toEqual([])
})

test('a video tells that it plays, and each quarter that was played, once', () => {
  countVisit()
  const play = addVideo('<dialog data-video="747-000003"><video></video></dialog>')
  play()
  play([0, 1])
  play([0, 26])
  play([0, 27])
  // What was skipped was not played.
  play([0, 27], [90, 99])
  play([0, 27], [40, 99])
  play([0, 100])
  rest()
  expect(sent()).toEqual([
    'view /david',
    'play 747-000003',
    'played-25 747-000003',
    'played-50 747-000003',
    'played-75 747-000003',
    'played-100 747-000003',
  ])
})

test('a video is named by its dialog, by the address or by its page; the trailer behind the hero is none', () => {
  history.replaceState(null, '', '/watch/grace-in-the-cold')
  countVisit()
  addVideo()([0, 1])
  history.replaceState(null, '', '/?watch=748-b')
  addVideo()([0, 1])
  addVideo('<video data-slot="hero-video"></video>')([0, 1])
  history.replaceState(null, '', '/movies')
  addVideo()([0, 1])
  rest()
  expect(sent()).toEqual(['view /watch/grace-in-the-cold', 'play grace-in-the-cold', 'play 748-b'])
})

test('downloads are told: files of the site, and kits', () => {
  countVisit()
  document.body.innerHTML = '<a href="/downloads/guide.pdf"><b>Guide</b></a><a href="/movies">Movies</a>'
  document.body.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('b')?.click()
  document.querySelectorAll('a')[1]?.click()
  dispatchEvent(new CustomEvent('app:download', { detail: 'kit/david' }))
  rest()
  expect(sent()).toEqual(['view /david', 'download /downloads/guide.pdf', 'download kit/david'])
})

test('how fast a page was is told once, under the address at which it loaded, and also when it is left', () => {
  countVisit()
  rest()
  beacon.mockClear()
  history.replaceState(null, '', '/movies')
  const [lcp, inp] = reports
  lcp?.({ name: 'LCP', rating: 'good' })
  rest()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  inp?.({ name: 'INP', rating: 'needs-improvement' })
  inp?.({ name: 'INP', rating: 'poor' })
  expect(sent()).toEqual(['lcp-good /david', 'inp-fair /david'])
})

test('nothing is written on the device', () => {
  countVisit()
  rest()
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
})
