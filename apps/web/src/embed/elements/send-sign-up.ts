import { type FunctionsClientLike, type Subscription, subscribe } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { consentWords } from '#features/sign-up/consent-words.ts'
import { withChallenge } from '#features/sign-up/with-challenge.ts'
import { functionUrl } from './site.ts'

/** Calls our functions as the Supabase client does, which weighs 49 KB. */
const functions: FunctionsClientLike = {
  async invoke(name, { body, headers, timeout }) {
    const answer = await fetch(functionUrl(name), {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        apikey: env.supabaseAnonKey,
        authorization: `Bearer ${env.supabaseAnonKey}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) return { data: null, error: { name: 'FunctionsHttpError', context: answer } }
    return { data: await answer.text(), error: null }
  },
}

/**
 * Sends a sign-up, with the words of its form, to the function that the site's own forms use.
 * @throws SubscribeError
 */
export async function sendSignUp(
  choices: Subscription,
  source: string,
  form: HTMLFormElement,
): Promise<void> {
  await subscribe(functions, 'mailchimp-subscribe', await withChallenge(choices), {
    source,
    consentWords: consentWords(form),
  })
}
