import { Button, Field, Input } from '@two-pastors/ui'
import type { FormEvent } from 'react'
import { type SignUpWords, useSignUp, warmBackend } from '../../components/sign-up/use-sign-up.ts'
import { findWrongEmail, textOf, useProblem } from '../../components/use-problem.ts'

const words: SignUpWords = {
  success: (message) => ({ title: message || 'Successfully subscribed!' }),
  failure: (_, message) => ({ title: message || 'Failed to subscribe. Please try again.' }),
}

/** The short sign-up: news by e-mail always, text messages exactly when there is a phone number. */
export function StayConnectedForm() {
  const { errorOf, clear, report } = useProblem()
  const { submitting, submit } = useSignUp(words)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = textOf(form, 'email')
    const phone = textOf(form, 'phone')
    const title = 'Please enter your email address'
    const problem = email ? findWrongEmail(form) : { title, fields: { email: title } }
    if (problem) return report(form, problem)
    clear()
    const subscription = { email, emailNotifications: true, smsNotifications: phone !== '' }
    if (await submit(phone ? { ...subscription, phone } : subscription)) form.reset()
  }

  return (
    <form
      noValidate
      aria-label="Stay connected"
      onSubmit={onSubmit}
      onInput={clear}
      onFocus={warmBackend}
      className="grid grid-cols-1 gap-5"
    >
      <Field label="Email Address" error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label="Phone Number (optional)" hint="With a number you also get text messages.">
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}
