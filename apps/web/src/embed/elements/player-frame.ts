import { make } from './make.ts'

/** The frame that plays a video. */
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

/**
 * Whether browsers let this page show frames of other sites at all. Block editors' previews (a sandboxed `srcdoc`)
 * and pages on disk have no origin, and `frame-ancestors *` only allows pages that have one.
 * https://www.w3.org/TR/CSP3/#directive-frame-ancestors
 */
export const mayFrame = () => self.origin !== 'null'
