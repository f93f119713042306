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

/**
 * Whether browsers let this page frame others at all. Not the previews of block editors (a sandboxed `srcdoc`) and pages on disk: they
 * have no origin, and `frame-ancestors *` means only those that have one. https://www.w3.org/TR/CSP3/#directive-frame-ancestors
 */
export const mayFrame = () => self.origin !== 'null'
