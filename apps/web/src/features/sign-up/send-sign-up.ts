import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SubscribeError, type Subscription, subscribe } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { consentWords } from './consent-words.ts'
import { countryNeeded } from './phone-country.ts'
import { withChallenge } from './with-challenge.ts'

/** The server's message, and, if the sign-up was not kept, why, and the field that is wrong. */
export type SignUpAnswer = { message: string; failed?: SubscribeError['reason']; field?: string }

let client: SupabaseClient | undefined

/**
 * Sends a sign-up to our function, with the words of its form. Large because of the Supabase client (49 KB), so load it when a
 * form is first used.
 */
export async function sendSignUp(
  choices: Subscription,
  source: string,
  form: HTMLFormElement,
): Promise<SignUpAnswer> {
  const words = consentWords(form)
  // Here and not in the page: it is needed only when somebody signs up. Our server would take the number for an American one.
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
