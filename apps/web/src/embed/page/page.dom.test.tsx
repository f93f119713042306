import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testFeeds, testVideo } from '#features/watch/testing.ts'
import { videoPages } from '#features/watch/video-pages.ts'
import { preparePlay } from './prepare-play.ts'
import { renderEmbed } from './render-embed.tsx'
import { adaptToSandbox } from './sandbox.ts'

vi.mock('#config/env.ts', () => ({ siteAddress: (path: string) => `https://www.example.org${path}` }))
vi.mock('./start.ts?script', () => ({ default: 'start()' }))
vi.mock('./embed-page.css?inline', () => ({ default: 'video{inset:0}' }))

const data = { engine: '/assets/engine.js', finder: '/assets/finder.js' }
const captions = [{ url: '/a.vtt', language: 'en', kind: 'captions' as const }]
const [video] = videoPages(testFeeds(testVideo(747, 'a', 'David & Goliath', { captions })))

const played = vi.fn(async () => {})
beforeEach(() => {
  // jsdom plays nothing.
  HTMLMediaElement.prototype.play = played
  HTMLMediaElement.prototype.canPlayType = (type) => (type === 'video/mp4' ? 'maybe' : '')
  document.body.innerHTML = new DOMParser().parseFromString(
    renderEmbed(video ?? null, data),
    'text/html',
  ).body.innerHTML
})
afterEach(() => {
  played.mockClear()
  vi.unstubAllGlobals()
})

const media = () => document.querySelector('video') ?? document.createElement('video')
const button = () => document.querySelector<HTMLButtonElement>('#play')

test('without its script, the page is a video with controls, captions and a link to its page', () => {
  const page = new DOMParser().parseFromString(renderEmbed(video ?? null, data), 'text/html')
  expect(page.title).toBe('David & Goliath')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(media().controls).toBe(true)
  expect(media().querySelector('track')?.getAttribute('src')).toBe('/a.vtt')
  expect(button()?.hidden).toBe(true)
  const link = document.querySelector('#title a')
  expect(link?.getAttribute('href')).toMatch(/^https:\/\/www\.example\.org\/watch\/david/)
  expect(link?.getAttribute('title')).toBe('Opens in a new tab')
})

test('the page for newer videos has none, and names the files that find it', () => {
  const page = new DOMParser().parseFromString(renderEmbed(null, data), 'text/html')
  expect(page.querySelector('video')).toBeNull()
  expect(JSON.parse(page.getElementById('embed-data')?.textContent ?? '')).toEqual(data)
})

test('an upright poster stands on a blurred copy of itself', () => {
  const [feed] = testFeeds(testVideo(747, 'a', 'David', { image: '/a.avif' }))
  const backdropIn = (layout: 'portrait' | 'wide') => {
    const [page] = feed ? videoPages([{ ...feed, row: { ...feed.row, layout } }]) : []
    document.body.innerHTML = renderEmbed(page ?? null, data)
    return document.getElementById('backdrop')?.getAttribute('src')
  }
  expect(backdropIn('portrait')).toBe('/a.avif')
  expect(backdropIn('wide')).toBeUndefined()
})

test('the button plays in its press, from the position that is asked for', () => {
  preparePlay(media(), { at: 95, autoplay: false, engine: '' })
  expect(button()?.ariaLabel).toBe('Play David & Goliath')
  expect(media().controls).toBe(false)
  button()?.click()
  expect(played).toHaveBeenCalledOnce()
  expect(media().currentTime).toBe(95)
  expect([button()?.hidden, media().controls]).toEqual([true, true])
})

test('it plays at once if it is asked to', () => {
  preparePlay(media(), { at: 0, autoplay: true, engine: '' })
  expect(played).toHaveBeenCalledOnce()
})

test('where sound is refused it plays without, under a button that turns the sound on', async () => {
  played.mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'))
  preparePlay(media(), { at: 0, autoplay: true, engine: '' })
  const sound = document.getElementById('sound')
  await vi.waitFor(() => expect(document.activeElement).toBe(sound), 10_000)
  expect(played).toHaveBeenCalledTimes(2)
  expect([media().muted, sound?.hidden]).toEqual([true, false])
  sound?.click()
  // jsdom fires it later.
  media().dispatchEvent(new Event('volumechange'))
  expect([media().muted, sound?.hidden]).toEqual([false, true])
})

test('where playing is refused altogether, the browser’s controls stay, with the sound on', async () => {
  const refused = new DOMException('no press', 'NotAllowedError')
  played.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused)
  preparePlay(media(), { at: 0, autoplay: true, engine: '' })
  await vi.waitFor(() => expect(played).toHaveBeenCalledTimes(2), 10_000)
  await vi.waitFor(() => expect(media().muted).toBe(false), 10_000)
  expect([media().controls, document.getElementById('sound')?.hidden]).toEqual([true, true])
})

test('the title goes while the video plays, and comes back', () => {
  preparePlay(media(), { at: 0, autoplay: false, engine: '' })
  const player = document.getElementById('player')
  media().dispatchEvent(new Event('playing'))
  expect(player?.dataset).toHaveProperty('playing')
  media().dispatchEvent(new Event('pause'))
  expect(player?.dataset).not.toHaveProperty('playing')
})

test('a file that fails says so, after the feed was asked once for a newer address, and may be tried again', async () => {
  const status = () => document.getElementById('status')?.textContent
  const renew = vi.fn(async () => [{ url: 'https://cdn.example.org/old.mp4', type: 'video/mp4' }])
  vi.spyOn(media(), 'load').mockImplementation(() => {})
  const fails = () => media().querySelector('source:last-of-type')?.dispatchEvent(new Event('error'))
  for (const source of media().querySelectorAll('source')) source.src = 'https://cdn.example.org/old.mp4'
  preparePlay(media(), { at: 0, autoplay: false, engine: '', renew })
  button()?.click()
  fails()
  await vi.waitFor(() => expect(status()).toBe('This video could not be played.'), 10_000)
  expect(button()?.hidden).toBe(false)
  expect(renew).toHaveBeenCalledTimes(1)

  vi.spyOn(media(), 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE)
  renew.mockResolvedValue([{ url: 'https://cdn.example.org/new.mp4', type: 'video/mp4' }])
  played.mockClear()
  button()?.click()
  await vi.waitFor(() => expect(played).toHaveBeenCalledOnce(), 10_000)
  expect(media().querySelector('source')?.src).toBe('https://cdn.example.org/new.mp4')
  expect([media().querySelectorAll('source').length, status()]).toEqual([1, ''])
})

test('an address that has expired is replaced by the feed’s without a word', async () => {
  vi.spyOn(media(), 'load').mockImplementation(() => {})
  preparePlay(media(), {
    at: 0,
    autoplay: true,
    engine: '',
    renew: async () => [{ url: 'https://cdn.example.org/new.mp4', type: 'video/mp4' }],
  })
  media().querySelector('source:last-of-type')?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(played).toHaveBeenCalledTimes(2), 10_000)
  expect(media().querySelector('source')?.src).toBe('https://cdn.example.org/new.mp4')
  expect(document.getElementById('status')?.textContent).toBe('')
})

test('an engine that does not load is told', async () => {
  HTMLMediaElement.prototype.canPlayType = () => ''
  preparePlay(media(), { at: 0, autoplay: false, engine: 'data:text/javascript,throw 1' })
  button()?.click()
  expect(played).not.toHaveBeenCalled()
  await vi.waitFor(
    () => expect(document.getElementById('status')?.textContent).toContain('could not be loaded'),
    10_000,
  )
})

test('in a sandbox, captions come without an origin, and the link asks WordPress', async () => {
  const fetched = vi.fn(async () => new Response('WEBVTT'))
  vi.stubGlobal('fetch', fetched)
  adaptToSandbox(media())
  expect(fetched).not.toHaveBeenCalled()

  vi.stubGlobal('origin', 'null')
  const told = vi.spyOn(window, 'postMessage').mockImplementation(() => {})
  location.hash = '#?secret=a1B2c3'
  adaptToSandbox(media())
  await vi.waitFor(
    () => expect(media().querySelector('track')?.src).toBe('data:text/vtt;charset=utf-8,WEBVTT'),
    10_000,
  )
  document.querySelector<HTMLAnchorElement>('#title a')?.click()
  expect(told.mock.calls[0]?.[0]).toMatchObject({ message: 'link', secret: 'a1B2c3' })
})
