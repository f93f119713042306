import { make } from './make.ts'

/** The frame in which a video plays. */
export const playerFrame = (src: string, title: string) =>
  make('iframe', {
    class: 'player',
    src,
    title,
    allow: 'autoplay; fullscreen; picture-in-picture',
    allowfullscreen: true,
  })

/** Calls `blocked` when the host's Content-Security-Policy refuses our frames. Returns a cleanup function. */
export function watchPolicy(origin: string, blocked: () => void): () => void {
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) blocked()
  }
  document.addEventListener('securitypolicyviolation', listen)
  return () => document.removeEventListener('securitypolicyviolation', listen)
}
