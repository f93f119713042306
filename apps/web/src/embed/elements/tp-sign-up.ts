import { SubscribeError } from '@two-pastors/feeds'
import { cleanEmailField } from '#features/forms/clean-email.ts'
import { checkChoices, keptWords, nextSteps, readChoices } from '#features/sign-up/notification-choices.ts'
import { countryNeeded } from '#features/sign-up/phone-country.ts'
import { EmbedElement } from './embed-element.ts'
import { make } from './make.ts'
import { sendSignUp } from './send-sign-up.ts'
import { showProblems, signUpForm } from './sign-up-form.ts'

/**
 * `<tp-sign-up><a href="https://…/notifications">Sign up</a></tp-sign-up>`: the sign-up for e-mails and texts, with the words
 * and rules of the site's own form. `source` is one of the forms that the site lists in counted.json.
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
