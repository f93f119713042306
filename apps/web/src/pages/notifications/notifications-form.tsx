import type { Subscription } from '@two-pastors/feeds'
import { Button, Field, Input, SectionHeading } from '@two-pastors/ui'
import { findWrongEmail, type Problem, textOf, useCheckedForm } from '#features/forms/use-checked-form.ts'
import { Honeypot, readHoneypot } from '#features/sign-up/honeypot.tsx'
import { preloadSignUp, type SignUpMessages, useSignUp } from '#features/sign-up/use-sign-up.ts'
import { Channels } from './channels.tsx'

const words: SignUpMessages = {
  success: () => ({
    title: 'Successfully Subscribed!',
    description: "You're now subscribed to our notifications. Check your email for confirmation.",
  }),
  failure: (reason, message) =>
    reason === 'refused'
      ? {
          title: 'Subscription Failed',
          description: message || 'There was an error subscribing you. Please try again.',
        }
      : { title: 'Error', description: 'An unexpected error occurred. Please try again.' },
}

export function NotificationsForm() {
  const { submitting, submit } = useSignUp('notifications', words)
  const { errorOf, form } = useCheckedForm(check, (element) => submit(element, readForm(element)))

  return (
    <form
      {...form}
      aria-label="Sign up for notifications"
      onFocus={preloadSignUp}
      className="grid grid-cols-1 gap-6 rounded-tp-lg border border-tp-line bg-tp-surface p-6 sm:p-10"
    >
      <SectionHeading>Choose what we send you</SectionHeading>
      <Field label="Email Address" error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label="Phone Number" hint="Only needed for SMS alerts." error={errorOf('phone')}>
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Channels error={errorOf('emailNotifications')} />
      <Honeypot />
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}

const check = (form: HTMLFormElement) => findMissing(readForm(form)) ?? findWrongEmail(form)

/** Includes the phone number only if text messages are selected. */
function readForm(form: HTMLFormElement): Subscription {
  const data = new FormData(form)
  const smsNotifications = data.has('smsNotifications')
  return {
    email: textOf(form, 'email'),
    emailNotifications: data.has('emailNotifications'),
    smsNotifications,
    ...(smsNotifications && { phone: textOf(form, 'phone') }),
    ...readHoneypot(form),
  }
}

function findMissing({
  email,
  phone,
  emailNotifications,
  smsNotifications,
}: Subscription): Problem | undefined {
  if (!email) {
    const description = 'Please enter your email address to subscribe.'
    return { title: 'Email Required', description, fields: { email: description } }
  }
  if (!emailNotifications && !smsNotifications) {
    const description = 'Please choose email notifications, SMS alerts, or both.'
    return { title: 'Nothing Selected', description, fields: { emailNotifications: description } }
  }
  if (smsNotifications && !phone) {
    const description = 'Please enter your phone number for SMS notifications.'
    return { title: 'Phone Number Required', description, fields: { phone: description } }
  }
  return undefined
}
