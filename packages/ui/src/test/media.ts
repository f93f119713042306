import { cdp } from 'vitest/browser'

/** What the browser answers to the media query `prefers-reduced-motion`; every test starts with `no-preference`. */
export async function emulateReducedMotion(value: 'reduce' | 'no-preference') {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
}
