import type { Subscription } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { solveChallenge } from './challenge.ts'

/** Adds the bot check's token, if the build has a Turnstile key and the check returned one. */
export async function withChallenge(choices: Subscription): Promise<Subscription> {
  const turnstileToken = env.turnstileSiteKey ? await solveChallenge(env.turnstileSiteKey) : undefined
  return { ...choices, ...(turnstileToken && { turnstileToken }) }
}
