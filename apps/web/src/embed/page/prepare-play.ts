import { playsNatively } from '@two-pastors/ui/start-video'
import { playOrOfferSound } from './offer-sound.ts'

type PlayOptions = {
  /** Where to begin, in seconds. */
  at: number
  /** Plays at once, where the browser lets it. */
  autoplay: boolean
  /** Address of the engine for what the browser can't play. */
  engine: string
}

/** Puts a button over the video. Playback starts in its press: browsers let a video with sound start only there. */
export function preparePlay(video: HTMLVideoElement, { at, autoplay, engine }: PlayOptions): void {
  const player = video.closest<HTMLElement>('#player')
  const button = document.getElementById('play')
  if (!player || !button) return
  const native = playsNatively(sourcesOf(video))

  button.ariaLabel = `Play ${video.ariaLabel ?? ''}`.trim()
  button.hidden = false
  // Hide the native controls until playback starts: the button replaces them.
  video.controls = false
  const play = () => {
    button.hidden = true
    if (native) {
      video.controls = true
      if (at > 0 && video.readyState === 0) video.currentTime = at
      video.focus()
      void playOrOfferSound(video)
    } else void playByEngine(video, { at, engine })
  }
  button.addEventListener('click', play, { once: true })
  video.addEventListener('playing', () => {
    button.hidden = true
    video.controls = true
    player.dataset.playing = ''
  })
  for (const type of ['pause', 'ended']) video.addEventListener(type, () => delete player.dataset.playing)
  video.addEventListener('error', () => tell('This video could not be played.'))
  if (autoplay) play()
}

async function playByEngine(video: HTMLVideoElement, { at, engine }: Omit<PlayOptions, 'autoplay'>) {
  tell('Loading video')
  try {
    const { startEngine }: typeof import('./engine.ts') = await import(/* @vite-ignore */ engine)
    await startEngine(video, { sources: sourcesOf(video), at, play: () => playOrOfferSound(video) })
    tell('')
  } catch {
    tell('The player could not be loaded. Check your connection and try again.')
  }
}

const sourcesOf = (video: HTMLVideoElement) =>
  Array.from(video.querySelectorAll('source'), ({ src, type }) => ({ url: src, type }))

function tell(text: string) {
  const status = document.getElementById('status')
  if (status) status.textContent = text
}
