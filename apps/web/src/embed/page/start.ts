import { ESCAPE_MESSAGE } from '#features/embed/embed-code.ts'
import { parseTime } from '#lib/time.ts'
import { preparePlay } from './prepare-play.ts'
import { adaptToSandbox } from './sandbox.ts'

/** What the light page loads on demand: URLs of built files. */
export type EmbedData = {
  /** Plays what the browser can't (engine.ts). */
  engine: string
  /** Finds a video in the feeds (find-video.ts). */
  finder: string
}

/**
 * The inline script of the light page. It must be identical on every page, because the Content-Security-Policy lists its
 * hash.
 */
start()

function start() {
  const data: EmbedData = JSON.parse(document.getElementById('embed-data')?.textContent ?? '')
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') parent.postMessage(ESCAPE_MESSAGE, '*')
  })
  const video = document.querySelector('video')
  if (video) begin(video, data)
  else void find(data)
}

/** A video that is newer than the build. */
async function find(data: EmbedData) {
  const status = document.getElementById('status')
  if (status) status.textContent = 'Loading video'
  try {
    const { findVideo }: typeof import('./find-video.ts') = await import(/* @vite-ignore */ data.finder)
    const found = await findVideo(nameOfVideo())
    if (status) status.textContent = found ? '' : 'This video is no longer here.'
    if (found) begin(found, data)
  } catch {
    if (status) status.textContent = 'The video could not be loaded. Check your connection and try again.'
  }
}

function begin(video: HTMLVideoElement, { engine, finder }: EmbedData) {
  const asked = new URLSearchParams(location.search)
  const time = asked.get('t') ?? new URLSearchParams(location.hash.slice(1)).get('t')
  const autoplay = asked.has('autoplay')
  // A host that asks for autoplay shows the title itself.
  document.getElementById('title')?.toggleAttribute('hidden', autoplay)
  adaptToSandbox(video)
  const renew = async () => {
    const { freshSources }: typeof import('./find-video.ts') = await import(/* @vite-ignore */ finder)
    return freshSources(nameOfVideo())
  }
  preparePlay(video, { at: parseTime(time) ?? 0, autoplay, engine, renew })
}

function nameOfVideo() {
  return decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
}
