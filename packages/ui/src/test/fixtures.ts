import captions from './captions.vtt?url'
import video from './one-second.mp4'

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"><defs><linearGradient id="g" x2="0.4" y2="1"><stop stop-color="#221a3d"/><stop offset="0.6" stop-color="#7a3a2c"/><stop offset="1" stop-color="#f4b25c"/></linearGradient></defs><path fill="url(#g)" d="M0 0h100v100H0z"/><circle cx="70" cy="55" r="12" fill="#ffd894"/><path fill="#0b0a14" d="M0 80 25 60l20 14 25-22 30 26v22H0z"/></svg>`
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(svg(width, height))}`

/** Pictures that need no network, one for each layout of a card. */
export const pictures = {
  wide: picture(640, 360),
  portrait: picture(640, 960),
  tall: picture(512, 912),
}

/** One second of VP9 and Opus in an mp4, which Chromium plays in every build, H.264 licensed or not. */
export const oneSecond = { url: video, type: 'video/mp4' }

/** An address whose answer is not a video. */
export const broken = { url: 'data:video/mp4;base64,AAAA', type: 'video/mp4' }

export const englishCaptions = { url: captions, language: 'en', kind: 'captions' as const }
