import { type FunctionsClientLike, SubscribeError, type Subscription, subscribe } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { cleanEmailField } from '#features/forms/clean-email.ts'
import { consentWords } from '#features/sign-up/consent-words.ts'
import { checkChoices, keptWords, nextSteps, readChoices } from '#features/sign-up/notification-choices.ts'
import { countryNeeded } from '#features/sign-up/phone-country.ts'
import { withChallenge } from '#features/sign-up/with-challenge.ts'
import { EmbedElement } from './embed-element.ts'
import { make } from './make.ts'
import { showProblems, signUpForm } from './sign-up-form.ts'
import { functionUrl } from './site.ts'

/**
 * `<tp-sign-up><a href="https://…/notifications">Sign up</a></tp-sign-up>`: signs up for emails and texts, with the
 * words and rules of the site's own form. `source` is one of the forms that the site lists in counted.json.
 */
export class TpSignUp extends EmbedElement {
  static readonly observedAttributes = ['heading', 'source']

  protected render() {
    const { form, button, status } = signUpForm(this.getAttribute('heading') ?? 'How May We Reach You?')
    let busy = false
    form.addEventListener('input', () => showProblems(form, {}))
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      if (busy) return
      cleanEmailField(form)
      const phone = countryNeeded(readChoices(form).phone)
      const problems = checkChoices(form)?.fields ?? (phone ? { phone } : undefined)
      showProblems(form, problems ?? {})
      if (problems) return
      busy = true
      button.textContent = 'Subscribing...'
      status.textContent = ''
      try {
        const choices = readChoices(form)
        await sendSignUp(choices, this.getAttribute('source') ?? 'embed', form)
        form.reset()
        const { steps, help } = nextSteps(choices)
        status.textContent = `${keptWords(choices)} ${steps} ${help}`
      } catch (error) {
        const known = error instanceof SubscribeError ? error : undefined
        if (known?.field) showProblems(form, { [known.field]: known.message })
        else status.textContent = known?.message || 'An unexpected error occurred. Please try again.'
      } finally {
        busy = false
        button.textContent = 'Subscribe'
      }
    })
    return make('div', { class: 'panel' }, form)
  }
}

/** Calls our functions like the Supabase client, which would add 49 KB. */
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
 * Sends a sign-up, with the form's text, to the function that the site's own forms use.
 * @throws SubscribeError
 */
async function sendSignUp(choices: Subscription, source: string, form: HTMLFormElement): Promise<void> {
  await subscribe(functions, 'mailchimp-subscribe', await withChallenge(choices), {
    source,
    consentWords: consentWords(form),
  })
}
