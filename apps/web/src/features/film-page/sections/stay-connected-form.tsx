import type { Subscription } from '@two-pastors/feeds'
import { Button, Field, Input } from '@two-pastors/ui'
import { findWrongEmail, type Problem, textOf } from '#features/forms/fields.ts'
import { useCheckedForm } from '#features/forms/use-checked-form.ts'
import { Honeypot } from '#features/sign-up/honeypot.tsx'
import { readHoneypot } from '#features/sign-up/notification-choices.ts'
import { PHONE_FROM_ABROAD } from '#features/sign-up/phone-from-abroad.ts'
import { SignUpResult } from '#features/sign-up/sign-up-result.tsx'
import { preloadSignUp, type SignUpMessages, useSignUp } from '#features/sign-up/use-sign-up.ts'

const words: SignUpMessages = {
  success: (message) => ({ title: message || 'Successfully subscribed!' }),
  failure: (_, message) => ({ title: message || 'Failed to subscribe. Please try again.' }),
}

/** The short sign-up: always e-mail, and text messages if a phone number is given. */
export function StayConnectedForm({ source }: { source: string }) {
  const { submitting, submit, outcome } = useSignUp(source, words)
  const { errorOf, form } = useCheckedForm(check, (element) => submit(element, readForm(element)))

  return (
    <form
      {...form}
      method="post"
      aria-label="Stay connected"
      onFocus={preloadSignUp}
      className="grid grid-cols-1 gap-5"
    >
      <Field label="Email Address" error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field
        label="Phone Number (optional)"
        hint={`With a number you also get text messages. Message and data rates may apply. Reply STOP to end them. ${PHONE_FROM_ABROAD}`}
        error={errorOf('phone')}
      >
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Honeypot />
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <SignUpResult outcome={outcome} />
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
