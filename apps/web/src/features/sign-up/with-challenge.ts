import type { Subscription } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { solveChallenge } from './challenge.ts'

/** Adds the token of the bot check, if the build has a Turnstile key and the check gave one. */
export async function withChallenge(choices: Subscription): Promise<Subscription> {
  const turnstileToken = env.turnstileSiteKey ? await solveChallenge(env.turnstileSiteKey) : undefined
  return { ...choices, ...(turnstileToken && { turnstileToken }) }
}
