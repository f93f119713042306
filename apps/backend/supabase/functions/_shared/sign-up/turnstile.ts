import { type Log, nameOf } from '../log.ts'

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

export type Turnstile = { secret: string; fetch: typeof fetch; log: Log; timeout?: number }

/**
 * Asks Cloudflare whether a person solved the challenge. Fails open if Cloudflare is unreachable: one more bot costs less than
 * a lost sign-up.
 */
export async function isHuman(token: string | undefined, turnstile: Turnstile): Promise<boolean> {
  if (!token) return false
  try {
    const response = await turnstile.fetch(VERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret: turnstile.secret, response: token }),
      signal: AbortSignal.timeout(turnstile.timeout ?? 4000),
    })
    const { success, 'error-codes': codes = [] } = await response.json()
    // Our own secret is wrong, or Cloudflare is broken: not the visitor's fault.
    const ours = codes.find((code: string) => code === 'internal-error' || code.endsWith('-input-secret'))
    if (ours) {
      const fault = ours === 'internal-error' ? 'internal error' : 'our secret'
      turnstile.log({ event: 'turnstile-failed', fault })
    }
    return success === true || Boolean(ours)
  } catch (error) {
    turnstile.log({ event: 'turnstile-failed', fault: nameOf(error) })
    return true
  }
}
