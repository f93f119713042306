import { beforeEach, expect, test, vi } from 'vitest'
import {
  closeForPlayer,
  findPlainPlayer,
  offerControls,
  openPlainPlayer,
  tieToHistory,
  untilItPlays,
} from './open-plain-player.ts'

const film = {
  resumeKey: '747-david',
  title: 'David',
  sources: [{ url: '/david.mp4', type: 'video/mp4' }],
}

beforeEach(() => {
  // jsdom has neither media nor modal dialogs.
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'canPlayType').mockImplementation((type) => (type === 'video/mp4' ? 'maybe' : ''))
  vi.spyOn(media, 'play').mockResolvedValue()
  vi.spyOn(media, 'load').mockReturnValue()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  document.body.innerHTML =
    '<template id="plain-player"><dialog data-slot="plain-player"><p></p><button data-share="">Share</button><button aria-label="Close"></button><div data-slot="plain-player-video"><p role="status">Loading video</p></div><p data-slot="plain-player-description"></p></dialog></template>'
})

const video = () => document.querySelector('video') as HTMLVideoElement
/** A picture that has loaded, which jsdom's never do. */
function pictureOf(currentSrc: string, [naturalWidth, naturalHeight]: readonly [number, number]) {
  return Object.defineProperties(document.createElement('img'), {
    currentSrc: { value: currentSrc },
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  })
}

const close = () => document.querySelector<HTMLElement>('dialog [aria-label]')?.click()

test('the dialog shows at once, and is modal after the frame in which the film was requested, unless the visitor went back first', async () => {
  const showPopover = vi.fn()
  Object.assign(HTMLElement.prototype, { showPopover })
  const isPopoverOpen = vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true)
  vi.useFakeTimers()
  openPlainPlayer(film)
  const dialog = findPlainPlayer('747-david') as HTMLDialogElement
  expect(showPopover).toHaveBeenCalledOnce()
  video().dispatchEvent(new Event('loadstart'))
  expect(dialog.open).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(dialog.open).toBe(true)
  close()

  openPlainPlayer(film)
  const [left, playing] = [findPlainPlayer('747-david') as HTMLDialogElement, video()]
  tieToHistory(left, vi.fn())
  dispatchEvent(new Event('popstate'))
  playing.dispatchEvent(new Event('loadstart'))
  await vi.advanceTimersByTimeAsync(100)
  expect(left.open).toBe(false)
  expect(document.querySelector('dialog')).toBeNull()

  // Escape closes a popover without asking.
  openPlainPlayer(film)
  const dismissed = findPlainPlayer('747-david') as HTMLDialogElement
  isPopoverOpen.mockReturnValue(false)
  video().dispatchEvent(new Event('loadstart'))
  await vi.advanceTimersByTimeAsync(100)
  expect(dismissed.open).toBe(false)
  dismissed.dispatchEvent(new Event('toggle'))
  expect(document.querySelector('dialog')).toBeNull()
  isPopoverOpen.mockRestore()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  vi.useRealTimers()
})

test('plays within the press, in a dialog named by the video, with its poster and without the browser’s controls', () => {
  const link = document.createElement('a')
  link.append(pictureOf('/david.jpg', [640, 360]))
  expect(openPlainPlayer(film, { link, description: 'A shepherd and a giant.' })).toBe(true)
  expect(document.querySelector('[data-slot=plain-player-description]')?.textContent).toBe(
    'A shepherd and a giant.',
  )
  expect(video().play).toHaveBeenCalledOnce()
  expect([video().getAttribute('src'), video().controls, video().volume]).toEqual(['/david.mp4', false, 0.6])
  expect(video().getAttribute('poster')).toBe('/david.jpg')
  const dialog = findPlainPlayer('747-david')
  expect(dialog?.ariaLabel).toBe('David')
  expect(dialog?.textContent).toContain('Loading video')
  video().dispatchEvent(new Event('playing'))
  expect(dialog?.textContent).not.toContain('Loading video')
  expect(findPlainPlayer('748-david')).toBeUndefined()
})

test.each([
  ['wide', [1600, 900], '/hero.webp'],
  ['tall', [800, 1200], 'data:image/webp;base64,UklG'],
] as const)(
  'in a hero whose picture is %s, the poster is one that the page has already',
  (_, size, poster) => {
    const hero = document.createElement('section')
    hero.dataset.slot = 'picture-hero'
    const picture = pictureOf('/hero.webp', size)
    picture.style.setProperty('--wide', 'url(data:image/webp;base64,UklG)')
    const link = document.createElement('a')
    hero.append(picture, link)
    openPlainPlayer(film, { link })
    expect(video().getAttribute('poster')).toBe(poster)
    document.querySelector('dialog')?.dispatchEvent(new Event('close'))
  },
)

test('what the browser cannot play is left to the player', () => {
  expect(openPlainPlayer({ ...film, sources: [{ url: '/david.mpd', type: 'application/dash+xml' }] })).toBe(
    false,
  )
  expect(document.querySelector('dialog')).toBeNull()
})

test('closing stops the video, and leaves nothing', () => {
  openPlainPlayer(film)
  const playing = video()
  close()
  expect(playing.hasAttribute('src')).toBe(false)
  expect(document.querySelector('dialog')).toBeNull()
})

test('a video that the player has taken over plays on when the dialog closes', () => {
  openPlainPlayer(film)
  const playing = video()
  document.body.append(playing)
  close()
  expect(playing.hasAttribute('src')).toBe(true)
})

test('for a player whose code has loaded, the video starts unseen, and going back before the player comes stops it', async () => {
  openPlainPlayer(film, { isHeld: true })
  const playing = video()
  const dialog = findPlainPlayer('747-david') as HTMLDialogElement
  vi.useFakeTimers()
  playing.dispatchEvent(new Event('loadstart'))
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  expect([dialog.open, dialog.dataset.state]).toEqual([false, 'held'])
  tieToHistory(dialog, vi.fn())
  dispatchEvent(new PopStateEvent('popstate'))
  expect(playing.hasAttribute('src')).toBe(false)
  expect(document.querySelector('dialog')).toBeNull()
})

test('a video that the player takes has one owner: another start of it finds no plain player', async () => {
  openPlainPlayer(film, { isHeld: true })
  const playing = video()
  expect(closeForPlayer('747-david')).toBe(false)
  // The player's dialog comes in a second pass of the same render.
  document.body.append(playing)
  await Promise.resolve()
  expect([playing.hasAttribute('src'), findPlainPlayer('747-david')]).toEqual([true, undefined])
  expect(document.querySelector('dialog')).toBeNull()
})

test('a second close for the player, before the dialog’s event, leaves the video alone', async () => {
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  openPlainPlayer(film)
  const playing = video()
  const dialog = findPlainPlayer('747-david') as HTMLDialogElement
  playing.dispatchEvent(new Event('loadstart'))
  await vi.waitFor(() => expect(dialog.open).toBe(true))
  closeForPlayer('747-david')
  closeForPlayer('747-david')
  document.body.append(playing)
  await Promise.resolve()
  expect(playing.hasAttribute('src')).toBe(true)
  expect(document.querySelector('dialog')).toBeNull()
})

test('the space bar pauses until there are controls, and belongs to them then', () => {
  openPlainPlayer(film)
  const pause = vi.spyOn(video(), 'pause').mockReturnValue()
  Object.defineProperty(video(), 'paused', { value: false })
  const press = () => video().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  press()
  expect(pause).toHaveBeenCalledTimes(1)
  offerControls(findPlainPlayer('747-david'))
  expect(video().controls).toBe(true)
  press()
  expect(pause).toHaveBeenCalledTimes(1)
})

test('the browser’s controls come only where ours don’t', async () => {
  vi.useFakeTimers()
  openPlainPlayer(film)
  video().dispatchEvent(new Event('playing'))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(video().controls).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(video().controls).toBe(true)
  vi.useRealTimers()
})

test('a press on Share is handed to the player', async () => {
  openPlainPlayer(film)
  expect(closeForPlayer('747-david')).toBe(false)
  await Promise.resolve()
  openPlainPlayer(film)
  document.querySelector<HTMLElement>('[data-share]')?.click()
  expect(closeForPlayer('747-david')).toBe(true)
})

test('closing goes back, once, and going back closes', () => {
  openPlainPlayer(film)
  const back = vi.fn()
  tieToHistory(findPlainPlayer('747-david') as HTMLDialogElement, back)
  close()
  close()
  expect(back).toHaveBeenCalledOnce()
  expect(findPlainPlayer('747-david')).toBeDefined()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(document.querySelector('dialog')).toBeNull()
  expect(back).toHaveBeenCalledOnce()
})

test('a dialog that the browser closes without asking goes back too; one whose video the player took does not', () => {
  for (const [taken, times] of [
    [false, 1],
    [true, 0],
  ] as const) {
    openPlainPlayer(film)
    const back = vi.fn()
    const dialog = findPlainPlayer('747-david') as HTMLDialogElement
    tieToHistory(dialog, back)
    // The player moves the video later, or fails before it does.
    if (taken) closeForPlayer('747-david')
    else dialog.close()
    expect(back).toHaveBeenCalledTimes(times)
  }
})

const ranges = (end: number) => ({ length: 1, start: () => 0, end: () => end }) as TimeRanges
const progress = (state: object) => {
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(video(), name, { value, configurable: true })
  video().dispatchEvent(new Event('progress'))
}

test('other code waits until the video plays and has buffered two seconds', async () => {
  vi.useFakeTimers()
  openPlainPlayer(film)
  const resolved = vi.fn()
  untilItPlays(video()).then(resolved)
  progress({ duration: 60, currentTime: 0, buffered: ranges(9), played: { length: 0 } })
  await vi.advanceTimersByTimeAsync(100)
  expect(resolved).not.toHaveBeenCalled()
  progress({ currentTime: 8, played: ranges(8) })
  await vi.advanceTimersByTimeAsync(100)
  expect(resolved).not.toHaveBeenCalled()
  progress({ buffered: ranges(10) })
  await vi.advanceTimersByTimeAsync(100)
  expect(resolved).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('… but not for a video that fails, and not longer than three seconds', async () => {
  vi.useFakeTimers()
  openPlainPlayer(film)
  const failed = untilItPlays(video())
  video().dispatchEvent(new Event('error'))
  await failed
  const late = vi.fn()
  untilItPlays(video()).then(late)
  await vi.advanceTimersByTimeAsync(2900)
  expect(late).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(late).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a closed dialog leaves no timer that would keep its video in memory', () => {
  vi.useFakeTimers()
  openPlainPlayer(film)
  const playing = video()
  const before = vi.getTimerCount()
  playing.dispatchEvent(new Event('playing'))
  playing.dispatchEvent(new Event('playing'))
  expect(vi.getTimerCount()).toBe(before + 1)
  close()
  expect([vi.getTimerCount(), playing.onplaying]).toEqual([before, null])
  vi.useRealTimers()
})
