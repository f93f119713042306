import { startVideo, toggleVideo } from '@two-pastors/ui/start-video'

/** A video to play: `key` identifies it among all feeds, the rest is what the player needs. */
export type PlainVideo = Parameters<typeof startVideo>[0] & { resumeKey: string; title: string }

/** How long the page's and the player's code wait for the film's first bytes, at most. */
const PATIENCE_MS = 3000
/** How far a video must have loaded ahead before anything else loads beside it. */
const STORE_S = 2
/** The dialog's `returnValue` when it closes and the video goes on in the player. */
const TAKEN_OVER = 'taken over'

/**
 * Starts a video with the browser's own player, in a dialog without any code of ours to wait for. Call it in the click
 * handler. Returns false if the browser can't play the video without an engine.
 * @param description Shown under the video. Left out before hydration, where each link would have to carry it.
 */
export function openPlainPlayer(plain: PlainVideo, description = ''): boolean {
  const template = document.getElementById('plain-player')
  const video = startVideo(plain)
  if (!video || !(template instanceof HTMLTemplateElement)) return false

  const dialog = template.content.firstElementChild?.cloneNode(true) as HTMLDialogElement
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector)
  dialog.dataset.video = plain.resumeKey
  dialog.ariaLabel = plain.title
  find('p')?.append(plain.title)
  find('[data-slot=plain-player-description]')?.append(description)
  find('button')?.addEventListener('click', () => {
    // As the browser does for Escape, so that the page can go back to the address without the video first.
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  })
  find('[data-slot=plain-player-video]')?.append(video)
  video.controls = true
  video.addEventListener('playing', () => find('[role=status]')?.remove())
  const isSpaceLost = watchSpaceBar(dialog, video)
  dialog.addEventListener('close', () => {
    // The player may have taken the video over.
    if (dialog.contains(video)) {
      video.removeAttribute('src')
      video.load()
    } else if (isSpaceLost()) toggleVideo(video)
    dialog.remove()
  })
  document.body.append(dialog)
  // Opening restyles the whole page. On a slow phone the request for the film must not wait for that.
  video.addEventListener('loadstart', () => dialog.isConnected && open(dialog, video), { once: true })
  return true
}

function open(dialog: HTMLDialogElement, video: HTMLVideoElement): void {
  dialog.showModal()
  video.focus()
}

/**
 * Chromium plays and pauses when the space bar is let go, Firefox when it goes down. Returns a function that reports whether
 * the key is down and the browser has not acted on it yet: if the player took the focus now, it never would.
 */
function watchSpaceBar(dialog: HTMLDialogElement, video: HTMLVideoElement): () => boolean {
  let pausedBefore: boolean | undefined
  dialog.addEventListener('keydown', ({ key, target, repeat }) => {
    if (key === ' ' && target === video && !repeat) pausedBefore = video.paused
  })
  dialog.addEventListener('keyup', () => {
    pausedBefore = undefined
  })
  return () => pausedBefore === video.paused
}

/** Closes the plain player of a video because the player takes the video over. */
export function closeForPlayer(key: string): void {
  const dialog = findPlainPlayer(key)
  if (!dialog) return
  // StrictMode runs the player's effect twice; until the `close` event, a second close would stop the video.
  delete dialog.dataset.video
  close(dialog, TAKEN_OVER)
}

function close(dialog: HTMLDialogElement, returnValue = ''): void {
  if (dialog.open) dialog.close(returnValue)
  else {
    // It waits for `loadstart` to open; its close handler removes it first.
    dialog.returnValue = returnValue
    dialog.dispatchEvent(new Event('close'))
  }
}

/** The plain player of a video, by its key. */
export function findPlainPlayer(key: string | undefined): HTMLDialogElement | null {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-slot=plain-player]')
  return dialog?.dataset.video === key ? dialog : null
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
    if (dialog.returnValue !== TAKEN_OVER) leave()
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
    const look = () => hasStore(video) && resolve()
    for (const type of ['playing', 'progress', 'timeupdate']) video.addEventListener(type, look)
    for (const type of ['error', 'emptied']) video.addEventListener(type, () => resolve())
    setTimeout(resolve, PATIENCE_MS)
    look()
  })
}

function hasStore({ played, buffered, currentTime, duration }: HTMLVideoElement): boolean {
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
  return played.length > 0 && end >= Math.min(currentTime + STORE_S, duration)
}
