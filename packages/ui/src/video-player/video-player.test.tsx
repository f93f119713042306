import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LabelsProvider } from '../labels/labels.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { expectConsole } from '../test/console.ts'
import { broken, englishCaptions, oneSecond, pictures } from '../test/fixtures.ts'
import { blockAddresses } from '../test/network.ts'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

const NOT_SUPPORTED = /VIDEOJS.*MEDIA_ERR_SRC_NOT_SUPPORTED/

const player = (props: Partial<VideoPlayerProps> = {}) => (
  <div style={{ display: 'grid', width: 640, height: 360 }}>
    <VideoPlayer sources={[oneSecond]} autoplay={false} {...props} />
  </div>
)
const status = () => document.querySelector<HTMLElement>('[data-slot=video-player]')?.dataset.status
const video = () => document.querySelector('video')
const play = () => page.getByRole('button', { name: 'Play Video' }).click()

describe('VideoPlayer', () => {
  test('says that it loads, then shows its controls', async () => {
    await render(player())
    expect(page.getByRole('status').element()).toHaveTextContent('Loading video')
    await expect.poll(status).toBe('ready')
    expect(page.getByText('Loading video').elements()).toHaveLength(0)
    await expect.element(page.getByRole('button', { name: 'Play Video' })).toBeVisible()
    await expectNoAxeViolations()
  })

  test('fills the room that it is given', async () => {
    await render(player({ poster: pictures.wide }))
    await expect.poll(status).toBe('ready')
    expect(video()?.getBoundingClientRect()).toMatchObject({ width: 640, height: 360 })
  })

  test('plays at volume 0.6 and says when it has ended', async () => {
    const onEnded = vi.fn()
    await render(player({ onEnded }))
    await play()
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
    expect(video()?.volume).toBeCloseTo(0.6)
    expect(video()?.muted).toBe(false)
    await expect.poll(() => onEnded.mock.calls.length, { timeout: 8000 }).toBe(1)
  })

  test('at the end it offers what is next, and plays again', async () => {
    await render(player({ upNext: <a href="#next">The next one</a> }))
    await play()
    await expect.element(page.getByRole('link', { name: 'The next one' }), { timeout: 8000 }).toBeVisible()
    await page.getByText('Watch again').click()
    await expect.poll(() => page.getByRole('link', { name: 'The next one' }).elements().length).toBe(0)
    expect(video()?.paused).toBe(false)
  })

  test('calls the latest onEnded, not the one from the first render', async () => {
    const first = vi.fn()
    const second = vi.fn()
    const screen = await render(player({ onEnded: first }))
    await expect.poll(status).toBe('ready')
    const made = video()
    await screen.rerender(player({ onEnded: second }))
    await play()
    await expect.poll(() => second.mock.calls.length, { timeout: 8000 }).toBe(1)
    expect(first).not.toHaveBeenCalled()
    expect(video()).toBe(made)
  })

  test('does not start by itself unless it is told to', async () => {
    const screen = await render(player())
    await userEvent.click(document.body)
    await expect.poll(status).toBe('ready')
    expect(video()?.paused).toBe(true)

    await screen.rerender(player({ autoplay: true }))
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
  })

  test('lists its captions by the name of their language', async () => {
    await render(player({ captions: [englishCaptions, { ...englishCaptions, language: 'es' }] }))
    await expect.poll(status).toBe('ready')
    await play()
    await page.getByRole('button', { name: 'Captions' }).click()
    await expect.element(page.getByRole('menuitemradio', { name: /English/ })).toBeVisible()
    await page.getByRole('menuitemradio', { name: /Spanish/ }).click()
    await expect
      .poll(() => document.querySelector('.vjs-text-track-display')?.textContent)
      .toContain('a quiet chord')
  })

  test('names the languages of its captions in the language around it', async () => {
    await render(<LabelsProvider locale="es">{player({ captions: [englishCaptions] })}</LabelsProvider>)
    await expect.poll(status).toBe('ready')
    await play()
    await page.getByRole('button', { name: 'Captions' }).click()
    await expect.element(page.getByRole('menuitemradio', { name: 'inglés' })).toBeVisible()
  })

  test('shows captions where Trusted Types refuse strings that become markup', async ({ onTestFinished }) => {
    const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as PropertyDescriptor
    const refuse = () => {
      throw new TypeError("Failed to set 'innerHTML': This document requires 'TrustedHTML' assignment.")
    }
    Object.defineProperty(Element.prototype, 'innerHTML', { ...innerHTML, set: refuse })
    onTestFinished(() => void Object.defineProperty(Element.prototype, 'innerHTML', innerHTML))
    await render(player({ captions: [englishCaptions] }))
    await expect.poll(status).toBe('ready')
    await play()
    await page.getByRole('button', { name: 'Captions' }).click()
    await page.getByRole('menuitemradio', { name: /English/ }).click()
    const cue = () => document.querySelector('.vjs-text-track-cue')
    await expect.poll(cue).toHaveTextContent('[a quiet chord]')
    const [line, picture] = [cue()?.getBoundingClientRect(), video()?.getBoundingClientRect()]
    expect(line?.bottom).toBeLessThan(picture?.bottom ?? 0)
    expect(line?.top).toBeGreaterThan((picture?.top ?? 0) + (picture?.height ?? 0) / 2)
  })

  test('without captions there is no button for them', async () => {
    await render(player())
    await expect.poll(status).toBe('ready')
    await play()
    expect(page.getByRole('button', { name: 'Captions' }).elements()).toHaveLength(0)
  })

  test('shows a message when the source is not a video', async () => {
    expectConsole(NOT_SUPPORTED)
    await render(player({ sources: [broken] }))
    await expect.element(page.getByRole('alert').getByText(/^This video could not be played/)).toBeVisible()
    await expectNoAxeViolations()
  })

  test('a format that the browser does not know is not blamed on the connection', async () => {
    expectConsole(/No compatible source was found/)
    await render(player({ sources: [{ url: '/none.xyz', type: 'video/x-unknown' }] }))
    const message = page.getByRole('alert')
    await expect.element(message.getByText(/Your browser does not support its format/)).toBeVisible()
    expect(message.element().textContent).not.toContain('connection')
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  })

  test('does not handle keys when the video cannot be played', async () => {
    expectConsole(/No compatible source was found/)
    await render(player({ sources: [{ url: '/none.xyz', type: 'video/x-unknown' }] }))
    await expect.poll(status).toBe('unsupported')
    const errors: unknown[] = []
    const listen = ({ message }: ErrorEvent) => errors.push(message)
    window.addEventListener('error', listen)
    for (const key of ['ArrowUp', 'ArrowDown', 'm', 'k']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      expect(document.querySelector('[data-slot=video-player]')?.dispatchEvent(press), key).toBe(true)
    }
    window.removeEventListener('error', listen)
    expect(errors).toEqual([])
  })

  test('takes the next source when the browser cannot play the first', async () => {
    await render(player({ sources: [{ url: '/none.ogg', type: 'video/x-unknown' }, oneSecond] }))
    await expect.poll(status).toBe('ready')
  })

  test('a video whose address has expired plays from the new one', async () => {
    expectConsole(NOT_SUPPORTED)
    const renewSources = vi.fn(async () => [oneSecond])
    await render(player({ sources: [broken], resumeKey: 'expired', renewSources }))
    await expect.poll(status).toBe('ready')
    expect(page.getByRole('alert').elements()).toHaveLength(0)
    expect(renewSources).toHaveBeenCalledTimes(1)
  })

  test('addresses that stay the same are asked for once, and again by "Try again"', async () => {
    expectConsole(NOT_SUPPORTED)
    const renewSources = vi.fn(async () => [broken])
    await render(player({ sources: [broken], resumeKey: 'gone', renewSources }))
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    expect(renewSources).toHaveBeenCalledTimes(1)
    renewSources.mockResolvedValue([oneSecond])
    await again.click()
    await expect.poll(status).toBe('ready')
  })

  test('new addresses of a video that plays do not interrupt it', async () => {
    const screen = await render(player({ resumeKey: 'signed' }))
    await expect.poll(status).toBe('ready')
    const playing = video()
    await screen.rerender(
      player({ resumeKey: 'signed', sources: [{ ...oneSecond, url: `${oneSecond.url}?signed` }] }),
    )
    expect(video()).toBe(playing)
  })

  test('"Try again" plays once the connection is back', async ({ onTestFinished }) => {
    expectConsole(NOT_SUPPORTED)
    onTestFinished(() => blockAddresses())
    await blockAddresses('*one-second.mp4?offline')
    await render(player({ sources: [{ ...oneSecond, url: `${oneSecond.url}?offline` }] }))
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    const first = again.element()
    await again.click()
    await expect.poll(() => first.isConnected).toBe(false)
    await expect.element(again).toBeVisible()

    await blockAddresses()
    await again.click()
    await expect.poll(status).toBe('ready')
    expect(page.getByRole('alert').elements()).toHaveLength(0)
    expect(document.querySelectorAll('.video-js')).toHaveLength(1)
  })

  test('cleans up when it is unmounted', async () => {
    const screen = await render(player({ captions: [englishCaptions] }))
    await expect.poll(status).toBe('ready')
    const { default: videojs } = await import('video.js/core.es.js')
    expect(videojs.getAllPlayers()).toHaveLength(1)

    await screen.unmount()
    expect(videojs.getAllPlayers()).toEqual([])
    expect(document.querySelector('.video-js, video')).toBeNull()
  })

  test('cleans up when it is unmounted before it has loaded', async () => {
    const screen = await render(player())
    await screen.unmount()
    const { default: videojs } = await import('video.js/core.es.js')
    await expect.poll(() => videojs.getAllPlayers()).toEqual([])
    expect(document.querySelector('.video-js, video')).toBeNull()
  })

  test('writes no style element into the page, which a strict content policy would refuse', async () => {
    const before = document.querySelectorAll('style').length
    await render(player())
    await expect.poll(status).toBe('ready')
    expect(document.querySelectorAll('style')).toHaveLength(before)
  })
})
