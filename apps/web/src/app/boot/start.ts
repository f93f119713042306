import { keepEarlyInput } from './early-input.ts'
import { registerWorker } from './register-worker.ts'
import { reloadIfReplaced } from './reload-if-replaced.ts'
import { showLoadError } from './show-load-error.ts'
import type { StartData } from './start-data.ts'

/**
 * The inline script at the end of every prerendered page. It loads the page's code once the hero's picture is there and
 * painted, or at the first sign of the visitor, so that code and picture never compete for the line; then the data,
 * which only that code reads. The script is the same in every page: the Content-Security-Policy names it by its hash.
 */
const { entry, scripts, fetches, hasServiceWorker }: StartData = JSON.parse(
  document.getElementById('start-data')?.textContent ?? '',
)

/** Time for the first paint, so that the code does not compete with it either. */
const PAINT_MS = 100

let started = false

// Vite sends this when a part of the code does not load. https://vite.dev/guide/build#load-error-handling
addEventListener('vite:preloadError', () => void reloadIfReplaced(entry).catch(() => {}))
keepEarlyInput()
startAtSignOfVisitor()
startAfterPaint()

async function start() {
  if (started) return
  started = true
  try {
    const parts = scripts.map(load)
    const app = load(entry)
    app.catch(() => {})
    await Promise.all(parts)
    fetches.forEach(preload)
    await app
  } catch {
    await reloadIfReplaced(entry).catch(() => {})
    dispatchEvent(new Event('app:hydrating'))
    showLoadError()
    return
  }
  if (hasServiceWorker) registerWorker()
}

/** Each script runs in a task of its own, so that none of them blocks the page for long. */
function load(script: string): Promise<unknown> {
  return new Promise((resolve) => setTimeout(() => resolve(import(/* @vite-ignore */ script))))
}

function preload(href: string) {
  const link = document.createElement('link')
  const attributes = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low', href }
  document.head.append(Object.assign(link, attributes))
}

function startAtSignOfVisitor() {
  const onSign = (event: Event) => {
    // Browsers send pointermove for a pointer at rest when the page changes beneath it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return
    start()
  }
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'pointermove', 'scroll'])
    addEventListener(type, onSign, { passive: true })
}

function startAfterPaint() {
  const hero = document.querySelector<HTMLImageElement>('img[data-slot=hero-image]')
  const onPicture = () => requestAnimationFrame(() => setTimeout(start, PAINT_MS))
  if (hero && !hero.complete) {
    hero.onload = onPicture
    hero.onerror = onPicture
  } else onPicture()
}
