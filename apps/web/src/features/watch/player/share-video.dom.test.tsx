import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownVideo } from '../own-video.ts'
import '#features/share/share-dialog.tsx'
import { ShareVideo } from './share-video.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('#config/env.ts', () => ({ siteAddress: (path: string) => `https://www.example.org${path}` }))
const { sharedPage } = vi.hoisted(() => ({ sharedPage: vi.fn() }))
vi.mock('../find-page.ts', () => ({ sharedPage }))

const trailer = ownVideo({ id: 'david-trailer', title: 'David', url: '/david.mp4' })
const page = {
  url: 'https://www.example.org/watch/david',
  embed: { url: 'https://www.example.org/embed/watch/david', width: 640, height: 360 },
}

let root: Root
let found: PromiseWithResolvers<typeof page | undefined>
beforeEach(async () => {
  found = Promise.withResolvers()
  sharedPage.mockReturnValue(found.promise)
  document.body.innerHTML = '<div data-slot="video-dialog"><video></video><div id="share"></div></div>'
  root = createRoot(document.querySelector('#share') as HTMLElement)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ShareVideo item={trailer} />
      </QueryClientProvider>,
    ),
  )
  // As the video stands when Share is pressed.
  const video = document.querySelector('video') as HTMLVideoElement
  Object.defineProperty(video, 'duration', { value: 4000 })
  video.currentTime = 7.4
  Object.assign(video, { pause: vi.fn(), play: vi.fn(async () => {}) })
  Object.defineProperty(video, 'paused', { value: false })
  await press('Share')
  await vi.waitFor(() => act(async () => expect(dialog()).not.toBeNull()))
})
afterEach(() => act(async () => root.unmount()))

const dialog = () => document.querySelector('[role=dialog]')
const link = () => dialog()?.querySelector('input[readonly]')
const box = () => dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]')
const startAt = () => dialog()?.querySelector<HTMLInputElement>('[aria-label="Start at"]')
const write = (text: string) =>
  act(async () => {
    const input = startAt()
    input?.focus()
    // React takes over the property, and would not see the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(
        (button) => (button.ariaLabel ?? button.getAttribute('aria-label') ?? button.textContent) === name,
      )
      ?.click(),
  )

test('a film’s trailer is shared at once; its page, its code and the second of the press come once they are known', async () => {
  expect(link()).toHaveProperty('value', expect.stringMatching(/\?watch=david-trailer$/))
  // That address knows no seconds.
  expect(startAt()).toBeNull()
  Object.assign(document.querySelector('video') ?? {}, { currentTime: 9 })
  await act(async () => found.resolve(page))
  expect(link()).toHaveProperty('value', page.url)
  expect(startAt()?.value).toBe('0:07')
  expect(link()).toHaveProperty('value', page.url)
  await act(async () => box()?.click())
  expect(link()).toHaveProperty('value', `${page.url}?t=7`)
  expect(dialog()?.textContent).toContain('Embed on your website')
})

test('a link starts where the visitor writes; what is no time of the video is said, and not used', async () => {
  await act(async () => found.resolve(page))
  for (const [text, seconds] of [
    ['20', 20],
    ['0:21', 21],
    [' 1:02:05 ', 3725],
  ] as const) {
    await write(text)
    expect(link()).toHaveProperty('value', `${page.url}?t=${seconds}`)
    expect(box()?.checked).toBe(true)
  }
  const alert = () => dialog()?.querySelector('[role=alert]')?.textContent
  for (const [text, problem] of [
    ['soon', 'Write the time like 0:20 or 1:02:05.'],
    ['1:75', 'Write the time like 0:20 or 1:02:05.'],
    ['', 'Write the time like 0:20 or 1:02:05.'],
    ['2:00:00', 'The video is only 1:06:40 long. Choose an earlier time.'],
  ] as const) {
    await write(text)
    expect(link()).toHaveProperty('value', page.url)
    // Half a time is no mistake yet.
    expect(alert()).toBe(problem.startsWith('The video') ? problem : '')
    await act(async () => startAt()?.blur())
    expect(alert()).toBe(problem)
    expect(startAt()?.getAttribute('aria-invalid')).toBe('true')
  }
})

test('the video waits while it is shared, and then goes on', async () => {
  const video = document.querySelector('video')
  expect(video?.pause).toHaveBeenCalledOnce()
  expect(video?.play).not.toHaveBeenCalled()
  await press('Close')
  expect(dialog()).toBeNull()
  expect(video?.play).toHaveBeenCalledOnce()
})

test('whoever copies a link whose start can’t be used is told where it starts', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn(async () => {}) } })
  await act(async () => found.resolve(page))
  await write('2:00:00')
  await press('Copy Link: Link')
  const status = () => dialog()?.querySelector('[role=status]')?.textContent
  expect(status()).toBe('Link copied. It starts at the beginning.')
  await write('20')
  await press('Copy Link: Link')
  expect(status()).toBe('Link copied.')
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test('a video without a page keeps its first address', async () => {
  await act(async () => found.resolve(undefined))
  expect(link()).toHaveProperty('value', expect.stringMatching(/\?watch=david-trailer$/))
})

test('what is found once the dialog is closed does not open it again', async () => {
  await press('Close')
  await act(async () => found.resolve(page))
  expect(dialog()).toBeNull()
})
