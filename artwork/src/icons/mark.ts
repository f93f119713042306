import { BONE, GOLD, INK } from '../core/color.ts'

/**
 * The bucket of popcorn whose stripes are an open door of light, on a grid of 16 by 16 units of 4: at 16 px, where most
 * people see it, every edge that stands upright falls between two pixels.
 */
const CLOUD =
  'M9.500 28A8 8 0 0 1 11.500 13.500A9 9 0 0 1 23 7.500A9.800 9.800 0 0 1 41 7.500A9 9 0 0 1 52.500 13.500A8 8 0 0 1 54.500 28Z'
const STAVES = 'M8 28H16L19 60H13ZM24 28H40L38 60H26ZM48 28H56L51 60H45Z'
const BUCKET = 'M8 28H56L51 60H13Z'
/** The kernels in front, in the shade of those behind them. */
const FRONT =
  'M9.500 28A5.800 5.800 0 0 1 20 24.500A6.600 6.600 0 0 1 32 23.500A6.600 6.600 0 0 1 44 24.500A5.800 5.800 0 0 1 54.500 28Z'

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`

/** As flat as a tab is small. */
const flat = `<path fill="${INK}" d="${BUCKET}"/><path fill="${GOLD}" d="${STAVES}"/><path fill="${BONE}" d="${CLOUD}"/>`

/** For tabs and bookmarks: the dark tile keeps it readable on a light and on a dark bar. */
export const tabIcon = (): string =>
  `${svg(`<title>Two Pastors, Popcorn and a Movie</title><rect width="64" height="64" rx="10" fill="${INK}"/>${flat}`)}\n`

/** One colour, for the pinned tabs of Safari, which fills it with that of the link. */
export const maskIcon = (): string =>
  `${svg(`<path d="${CLOUD}"/><path d="${STAVES.replaceAll(' 28', ' 31')}"/>`)}\n`

/** For home screens, with the light of a projector behind it; `scale` is how much of the square the mark takes. */
export const appIcon = (scale: number): string => {
  const inset = 32 - 32 * scale
  return svg(
    `<defs>
<radialGradient id="night" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#3a2350"/><stop offset=".55" stop-color="#1d1630"/><stop offset="1" stop-color="${INK}"/></radialGradient>
<radialGradient id="glow" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${GOLD}" stop-opacity=".5"/><stop offset="1" stop-color="${GOLD}" stop-opacity="0"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffc878"/><stop offset="1" stop-color="#e08a35"/></linearGradient>
<linearGradient id="corn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#efd3a0"/></linearGradient>
</defs>
<rect width="64" height="64" fill="url(#night)"/>
<g transform="translate(${inset} ${inset - 1.5 * scale}) scale(${scale})">
<circle cx="32" cy="26" r="40" fill="url(#glow)"/>
<path fill="${INK}" d="${BUCKET}"/><path fill="url(#gold)" d="${STAVES}"/>
<path fill="url(#corn)" d="${CLOUD}"/>
<path fill="#e3bb7c" d="${FRONT}"/>
</g>`,
  )
}
