import type { Subscription } from '@two-pastors/feeds'
import { Button, Field, Input } from '@two-pastors/ui'
import { Honeypot, readHoneypot } from '../../components/sign-up/honeypot.tsx'
import { type SignUpWords, useSignUp, warmSignUp } from '../../components/sign-up/use-sign-up.ts'
import { findWrongEmail, type Problem, textOf, useCheckedForm } from '../../components/use-checked-form.ts'

const words: SignUpWords = {
  success: (message) => ({ title: message || 'Successfully subscribed!' }),
  failure: (_, message) => ({ title: message || 'Failed to subscribe. Please try again.' }),
}

/** The short sign-up: news by e-mail always, text messages exactly when there is a phone number. */
export function StayConnectedForm() {
  const { submitting, submit } = useSignUp('king-of-kings', words)
  const { errorOf, form } = useCheckedForm(check, (element) => submit(element, readForm(element)))

  return (
    <form {...form} aria-label="Stay connected" onFocus={warmSignUp} className="grid grid-cols-1 gap-5">
      <Field label="Email Address" error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field
        label="Phone Number (optional)"
        hint="With a number you also get text messages."
        error={errorOf('phone')}
      >
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Honeypot />
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}

function check(form: HTMLFormElement): Problem | undefined {
  const title = 'Please enter your email address'
  return textOf(form, 'email') ? findWrongEmail(form) : { title, fields: { email: title } }
}

function readForm(form: HTMLFormElement): Subscription {
  const phone = textOf(form, 'phone')
  return {
    email: textOf(form, 'email'),
    emailNotifications: true,
    smsNotifications: phone !== '',
    ...(phone && { phone }),
    ...readHoneypot(form),
  }
}
