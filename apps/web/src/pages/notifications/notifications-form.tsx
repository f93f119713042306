import { Button, Checkbox, Field, Input, Label, SectionHeading } from '@two-pastors/ui'
import { useId } from 'react'
import page from '#content/pages/notifications.yaml'
import { textOf } from '#features/forms/fields.ts'
import { useCheckedForm } from '#features/forms/use-checked-form.ts'
import { Honeypot } from '#features/sign-up/honeypot.tsx'
import { channels, checkChoices, PHONE_HINT, readChoices } from '#features/sign-up/notification-choices.ts'
import { SignUpResult } from '#features/sign-up/sign-up-result.tsx'
import { preloadSignUp, type SignUpMessages, useSignUp } from '#features/sign-up/use-sign-up.ts'

const words: SignUpMessages = {
  success: (message, { emailNotifications }) => ({
    title: 'Successfully Subscribed!',
    description: emailNotifications
      ? "You're now subscribed to our notifications. Check your email for confirmation."
      : message,
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

  /** If somebody entered a number without asking for texts, checking the box brings it back, to send it this time. */
  function onTexts(element: HTMLFormElement) {
    // Somebody else may be typing by now.
    const isEmpty = !textOf(element, 'email') && !textOf(element, 'phone')
    if (!outcome || !('kept' in outcome) || !outcome.lostPhone || !isEmpty) return
    for (const [name, value] of [
      ['email', outcome.kept.email],
      ['phone', outcome.lostPhone],
    ] as const) {
      const field = element.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field) field.value = value
    }
  }

  return (
    <form
      {...form}
      method="post"
      aria-label="Sign up for notifications"
      onFocus={preloadSignUp}
      className="grid grid-cols-1 gap-6 rounded-tp-lg border border-tp-line bg-tp-surface p-[20px] sm:p-8"
    >
      <div>
        <SectionHeading>How May We Reach You?</SectionHeading>
        {/* Links on films' pages lead here, past the text at the top of the page. */}
        <p className="mt-2 text-pretty text-tp-muted">{page.formIntro}</p>
      </div>
      <Field label="Email Address" hint="Required, even for text alerts." error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label="Phone Number" hint={PHONE_HINT} error={errorOf('phone')}>
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Channels error={errorOf('emailNotifications')} onTexts={onTexts} />
      <Honeypot />
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <SignUpResult outcome={outcome} />
    </form>
  )
}

type ChannelsProps = { error: string | undefined; onTexts: (form: HTMLFormElement) => void }

/** How a person wants to hear from us; `error` is shown below the boxes and linked to them. */
function Channels({ error, onTexts }: ChannelsProps) {
  const id = useId()
  return (
    <div>
      {channels.map(({ name, label, checked }) => (
        <Label key={name} className="flex min-h-11 items-center gap-3 font-normal hyphens-auto wrap-anywhere">
          <Checkbox
            name={name}
            defaultChecked={checked}
            onChange={({ currentTarget: box }) => {
              if (name === 'smsNotifications' && box.checked && box.form) onTexts(box.form)
            }}
            {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
          />
          {label}
        </Label>
      ))}
      <p id={id} role="alert" className="text-sm font-semibold text-tp-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
