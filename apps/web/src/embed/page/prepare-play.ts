import { playsNatively } from '@two-pastors/ui/start-video'
import { playOrOfferSound } from './offer-sound.ts'

type Source = { url: string; type: string }

type PlayOptions = {
  /** Where to start, in seconds. */
  at: number
  /** Play at once, if the browser allows it. */
  autoplay: boolean
  /** Address of the engine for what the browser can't play itself. */
  engine: string
  /** The feed's current addresses. Some expire, and the built page has older ones. */
  renew?: () => Promise<Source[]>
}

/**
 * Puts a button over the video. Playback starts in its click handler, because browsers only let a video with sound
 * start there.
 */
export function preparePlay(
  video: HTMLVideoElement,
  { at, autoplay, engine, renew = async () => [] }: PlayOptions,
): void {
  const player = video.closest<HTMLElement>('#player')
  const button = document.getElementById('play')
  if (!player || !button) return
  const native = playsNatively(sourcesOf(video))
  let mayRenew = true

  const offer = () => {
    button.ariaLabel = `Play ${video.ariaLabel ?? ''}`.trim()
    button.hidden = false
    // Hide the native controls until playback starts: the button replaces them.
    video.controls = false
  }
  const play = (from: number) => {
    button.hidden = true
    if (native) {
      video.controls = true
      if (from > 0 && video.readyState === 0) video.currentTime = from
      video.focus()
      void playOrOfferSound(video)
    } else void playByEngine(from)
  }
  const playByEngine = async (from: number) => {
    tell('Loading video')
    const loading: Promise<typeof import('./engine.ts')> = import(/* @vite-ignore */ engine)
    const loaded = await loading.catch(() => undefined)
    if (!loaded) return giveUp('The player could not be loaded. Check your connection and try again.')
    try {
      const start = () => playOrOfferSound(video)
      await loaded.startEngine(video, { sources: sourcesOf(video), at: from, play: start })
      tell('')
    } catch {
      await fail()
    }
  }
  const giveUp = (words: string) => {
    tell(words)
    offer()
  }
  const fail = async () => {
    const from = video.currentTime || at
    const isRenewed = mayRenew && (await replaceSources(video, renew))
    mayRenew = false
    if (isRenewed) {
      tell('')
      play(from)
    } else giveUp('This video could not be played.')
  }

  offer()
  button.addEventListener('click', () => {
    if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
      mayRenew = true
      tell('Loading video')
      void fail()
    } else play(at)
  })
  video.addEventListener('playing', () => {
    tell('')
    button.hidden = true
    video.controls = true
    player.dataset.playing = ''
  })
  for (const type of ['pause', 'ended']) video.addEventListener(type, () => delete player.dataset.playing)
  // The error of a missing file is fired at its `source`, and doesn't bubble.
  const onError = ({ target }: Event) => {
    const isLast = target === video || target === [...video.querySelectorAll('source')].at(-1)
    // The engine reports its own errors.
    if (native && isLast) void fail()
  }
  video.addEventListener('error', onError, { capture: true })
  if (autoplay) play(at)
}

/** Whether the addresses are new ones. */
async function replaceSources(video: HTMLVideoElement, renew: () => Promise<Source[]>): Promise<boolean> {
  const found = await renew().catch(() => [])
  const before = sourcesOf(video)
  if (found.length === 0 || found.every(({ url }, index) => url === before[index]?.url)) return false
  for (const source of video.querySelectorAll('source')) source.remove()
  video.prepend(
    ...found.map(({ url, type }) => Object.assign(document.createElement('source'), { src: url, type })),
  )
  video.load()
  return true
}

const sourcesOf = (video: HTMLVideoElement) =>
  Array.from(video.querySelectorAll('source'), ({ src, type }) => ({ url: src, type }))

function tell(text: string) {
  const status = document.getElementById('status')
  if (status) status.textContent = text
}
