import { untilItPlays } from '#features/watch/open-plain-player.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { keepEarlyInput, videoLinkOf } from './early-input.ts'
import { registerWorker } from './register-worker.ts'
import { reloadIfReplaced } from './reload-if-replaced.ts'
import { showLoadError } from './show-load-error.ts'
import type { StartData } from './start-data.ts'

/**
 * The inline script at the end of every prerendered page. It loads the page's code once the hero image has painted, or
 * at the first user input, so the code doesn't compete with the image for bandwidth; then it preloads the data, which
 * only that code reads. The script must be identical on every page, because the Content-Security-Policy lists its hash.
 */
const { entry, scripts, fetches, counter, hasServiceWorker, email }: StartData = JSON.parse(
  document.getElementById('start-data')?.textContent ?? '',
)

let started = false

// Vite dispatches this when a chunk fails to load. https://vite.dev/guide/build#load-error-handling
addEventListener('vite:preloadError', () => void reloadIfReplaced(entry).catch(() => {}))
const isFormWaiting = keepEarlyInput()
startOnInput()
startAfterPaint()

async function start() {
  if (started) return
  started = true
  const video = document.querySelector<HTMLVideoElement>('[data-slot=plain-player] video')
  if (video) await untilItPlays(video)
  try {
    const parts = scripts.map(load)
    const app = load(entry)
    app.catch(() => {})
    await Promise.all(parts)
    fetches.forEach(preload)
    await app
  } catch {
    await reloadIfReplaced(entry).catch(() => {})
    showLoadError(email, isFormWaiting())
    return
  }
  if (hasServiceWorker) registerWorker()
  // Some visitors' browsers block it.
  whenIdle(() => load(counter).catch(() => {}))
}

/** Runs each script in its own task, so that no single task blocks the main thread for long. */
function load(script: string): Promise<unknown> {
  return new Promise((resolve) => setTimeout(() => resolve(import(/* @vite-ignore */ script))))
}

function preload(href: string) {
  const link = document.createElement('link')
  const attributes = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low', href }
  document.head.append(Object.assign(link, attributes))
}

function startOnInput() {
  const onInput = (event: Event) => {
    // Browsers also fire pointermove for a pointer at rest when the page changes beneath it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return
    // Pressing a video starts it first: the page's code would compete with it for the connection.
    if (!videoLinkOf(event)) start()
  }
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'pointermove', 'scroll'])
    addEventListener(type, onInput, { passive: true })
}

function startAfterPaint() {
  const hero = document.querySelector<HTMLImageElement>('img[data-slot=hero-image]')
  // After the next frame: Lighthouse counts what loads before the picture's frame into its LCP.
  const onPicture = () => requestAnimationFrame(() => setTimeout(start))
  if (hero && !hero.complete) {
    hero.onload = onPicture
    hero.onerror = onPicture
  } else onPicture()
}
