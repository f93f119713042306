import { cdp } from 'vitest/browser'

type Features = {
  'prefers-reduced-motion'?: 'reduce' | 'no-preference'
  'prefers-contrast'?: 'more'
  'forced-colors'?: 'active'
}

/** What the browser answers to these media queries, and to no others that were asked for before. */
export async function emulateMedia(features: Features) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}

/** What the browser answers to the media query `prefers-reduced-motion`; every test starts with `no-preference`. */
export async function emulateReducedMotion(value: 'reduce' | 'no-preference') {
  await emulateMedia({ 'prefers-reduced-motion': value })
}
