import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SubscribeError, type Subscription, subscribe } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { consentWords } from './consent-words.ts'
import { countryNeeded } from './phone-country.ts'
import { withChallenge } from './with-challenge.ts'

/** The server's message and, if the sign-up was not stored, the reason and the invalid field. */
export type SignUpAnswer = { message: string; failed?: SubscribeError['reason']; field?: string }

let client: SupabaseClient | undefined

/**
 * Sends a sign-up to our function, with the form's text. Large because of the Supabase client (49 KB), so load it
 * when a form is first used.
 */
export async function sendSignUp(
  choices: Subscription,
  source: string,
  form: HTMLFormElement,
): Promise<SignUpAnswer> {
  const words = consentWords(form)
  // Checked here and not on the page, because it is only needed when somebody signs up. Our server would treat the
  // number as American.
  const problem = countryNeeded(choices.phone)
  if (problem) return { message: problem, failed: 'refused', field: 'phone' }
  client ??= createClient(env.supabaseUrl || location.origin, env.supabaseAnonKey)
  try {
    return await subscribe(client.functions, 'mailchimp-subscribe', await withChallenge(choices), {
      source,
      consentWords: words,
    })
  } catch (error) {
    if (!(error instanceof SubscribeError)) throw error
    const { reason, message, field } = error
    return { message, failed: reason, ...(field && { field }) }
  }
}
