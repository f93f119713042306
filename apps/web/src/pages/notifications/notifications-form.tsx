import { Button, Field, Input, SectionHeading } from '@two-pastors/ui'
import page from '#content/pages/notifications.yaml'
import { useCheckedForm } from '#features/forms/use-checked-form.ts'
import { Honeypot } from '#features/sign-up/honeypot.tsx'
import { checkChoices, readChoices } from '#features/sign-up/notification-choices.ts'
import { PHONE_FROM_ABROAD } from '#features/sign-up/phone-from-abroad.ts'
import { SignUpResult } from '#features/sign-up/sign-up-result.tsx'
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
  const { submitting, submit, outcome } = useSignUp('notifications', words)
  const { errorOf, form } = useCheckedForm(checkChoices, (element) => submit(element, readChoices(element)))

  return (
    <form
      {...form}
      aria-label="Sign up for notifications"
      onFocus={preloadSignUp}
      className="grid grid-cols-1 gap-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8"
    >
      <div>
        <SectionHeading>How May We Reach You?</SectionHeading>
        {/* Links from films lead here, past the words at the top of the page. */}
        <p className="mt-2 text-pretty text-tp-muted">{page.formIntro}</p>
      </div>
      <Field label="Email Address" hint="Needed for SMS alerts too." error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field
        label="Phone Number"
        hint={`Optional, for SMS alerts: we keep the number only if you select them below. Reply STOP to end them. ${PHONE_FROM_ABROAD}`}
        error={errorOf('phone')}
      >
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Channels error={errorOf('emailNotifications')} />
      <Honeypot />
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <SignUpResult outcome={outcome} />
    </form>
  )
}
