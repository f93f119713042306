import { startVideo, toggleVideo } from '@two-pastors/ui/start-video'

/** A video to play: `resumeKey` identifies it among all feeds, the rest is what the player needs. */
export type PlainVideo = Parameters<typeof startVideo>[0] & { resumeKey: string; title: string }

/** How long the page's and the player's code wait for the film's first bytes, at most. */
const PATIENCE_MS = 3000
/** How many seconds a video must have buffered before anything else may load. */
const BUFFER_S = 2
/** How long a video plays before the browser's own controls come, because ours don't. */
const CONTROLS_AFTER_MS = 10_000

type PlainPlayerOptions = {
  /** The pressed link. */
  link?: HTMLElement
  /** Shown under the video. Left out before hydration, where each link would have to carry it. */
  description?: string
  /** For the site's player, whose code has loaded: the video starts unseen, and the player takes it at once. */
  isHeld?: boolean
}

/**
 * Starts a video in a dialog without any code of ours to wait for, as the player shows it: with its poster and one spinner,
 * and without the browser's controls, unless ours don't come. Call it in the click handler. Returns false if the browser can't
 * play the video without an engine.
 *
 * The dialog owns the video until the site's player takes it. Its `data-state`:
 *
 *     starting ──▶ open ──▶ taken
 *     held ─────────────────▲
 *
 * From each it can be closed, which stops the video unless it is taken. It shows as a popover from the first frame, and becomes
 * a modal dialog in a later one: that makes the page inert, which restyles all of it.
 */
export function openPlainPlayer(
  plain: PlainVideo,
  { link, description = '', isHeld = false }: PlainPlayerOptions = {},
): boolean {
  const template = document.getElementById('plain-player')
  const video = template instanceof HTMLTemplateElement && startVideo(plain)
  if (!video) return false

  const dialog = template.content.firstElementChild?.cloneNode(true) as HTMLDialogElement
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector)
  dialog.dataset.video = plain.resumeKey
  dialog.dataset.state = isHeld ? 'held' : 'starting'
  dialog.ariaLabel = plain.title
  find('p')?.append(plain.title)
  find('[data-slot=plain-player-description]')?.append(description)
  find('[aria-label]')?.addEventListener('click', () => cancel(dialog))
  const stage = find('[data-slot=plain-player-video]')
  stage?.append(video)
  // Not the first button, which the space bar would press.
  if (stage) stage.autofocus = true
  // For the player, whose Share opens the ways to share.
  find('[data-share]')?.addEventListener('click', ({ currentTarget }) => {
    if (currentTarget instanceof HTMLElement) currentTarget.dataset.share = 'pressed'
  })
  const poster = link && pictureOf(link)
  if (poster) video.poster = poster
  let controls: ReturnType<typeof setTimeout> | undefined
  video.onplaying = () => {
    find('[role=status]')?.remove()
    controls ??= setTimeout(() => offerControls(dialog), CONTROLS_AFTER_MS)
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || video.controls || event.target instanceof HTMLButtonElement) return
    // The space bar would scroll.
    event.preventDefault()
    if (!event.repeat) toggleVideo(video)
  })
  dialog.addEventListener('close', () => {
    // Both would keep the dialog and its video in memory.
    clearTimeout(controls)
    video.onplaying = null
    // The player may have taken the video over.
    if (dialog.contains(video)) {
      video.removeAttribute('src')
      video.load()
    }
    dialog.remove()
  })
  document.body.append(dialog)
  if (!isHeld && 'showPopover' in dialog) {
    dialog.popover = 'auto'
    dialog.showPopover()
    dialog.addEventListener('toggle', () => {
      if (dialog.dataset.state === 'starting' && isDismissed(dialog)) cancel(dialog)
    })
  }
  // On a slow phone, neither the request for the film nor the first frame must wait until the page is restyled.
  video.onloadstart = () => requestAnimationFrame(() => setTimeout(open, 0, dialog))
  return true
}

/**
 * The picture beside a video's link, which the page has already: any other would load before the film and delay it. A hero's
 * picture for phones is too tall for its film, but the placeholder of the wide one is there, too (features/films/hero-art.tsx).
 */
function pictureOf(link: HTMLElement): string | undefined {
  const own = link.querySelector('img')
  if (own) return own.currentSrc
  const hero = link.closest('[data-slot=picture-hero]')?.querySelector('img')
  if (!hero || hero.naturalWidth > hero.naturalHeight) return hero?.currentSrc
  return /^url\("?(.*?)"?\)$/.exec(hero.style.getPropertyValue('--wide'))?.[1]
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.dataset.state !== 'starting' || !dialog.isConnected || isDismissed(dialog)) return
  dialog.dataset.state = 'open'
  // A popover can't be modal.
  dialog.popover = null
  dialog.showModal()
}

/** Whether Escape has closed it before it was modal. */
const isDismissed = (dialog: HTMLDialogElement) => Boolean(dialog.popover) && !dialog.matches(':popover-open')

/** Closes it as Escape does, so that the page can go back to the address without the video first. */
function cancel(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) close(dialog)
}

/** Shows the browser's own controls on a plain player: ours could not be loaded. */
export function offerControls(dialog: HTMLDialogElement | undefined): void {
  const video = dialog?.querySelector('video')
  if (video) video.controls = true
}

/** Closes the plain player of a video because the player takes the video over. Returns whether Share was pressed. */
export function closeForPlayer(key: string): boolean {
  const dialog = findPlainPlayer(key)
  if (!dialog) return false
  dialog.dataset.state = 'taken'
  // After what runs now, as browsers do: by then the player's own dialog is there, and has the video.
  if (dialog.open) dialog.close()
  else queueMicrotask(() => dialog.dispatchEvent(new Event('close')))
  return dialog.querySelector('[data-share=pressed]') !== null
}

function close(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close()
  // It has not opened; its close handler removes it.
  else dialog.dispatchEvent(new Event('close'))
}

/** The plain player that owns a video, by the video's key. */
export const findPlainPlayer = (key: string | undefined) =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[data-slot=plain-player]')].find(
    ({ dataset }) => dataset.video === key && dataset.state !== 'taken',
  )

/** Whether a plain player shows a video, or is about to; one that holds it for the player does not. */
export function isShown(key: string | undefined): boolean {
  const plain = findPlainPlayer(key)
  return plain !== undefined && plain.dataset.state !== 'held'
}

/**
 * Ties a plain player to its entry in the history: closing it calls `back`, which goes back; going back closes it. Without
 * React, because the visitor may be faster than its next render.
 */
export function tieToHistory(dialog: HTMLDialogElement, back: () => void): void {
  let tied = true
  const leave = () => {
    if (tied) back()
    tied = false
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  dialog.addEventListener('close', () => {
    // Browsers may close a dialog without asking.
    if (dialog.dataset.state !== 'taken') leave()
  })
  const onBack = () => {
    tied = false
    close(dialog)
  }
  addEventListener('popstate', onBack, { once: true })
}

/**
 * Resolves when a video no longer needs all of the bandwidth: it plays and has buffered two more seconds, it failed or was
 * stopped, or three seconds have passed. Code that loads sooner would delay its first picture.
 */
export function untilItPlays(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => hasBufferedAhead(video) && resolve()
    for (const type of ['playing', 'progress', 'timeupdate']) video.addEventListener(type, look)
    for (const type of ['error', 'emptied']) video.addEventListener(type, () => resolve())
    setTimeout(resolve, PATIENCE_MS)
    look()
  })
}

function hasBufferedAhead({ played, buffered, currentTime, duration }: HTMLVideoElement): boolean {
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
  return played.length > 0 && end >= Math.min(currentTime + BUFFER_S, duration)
}
