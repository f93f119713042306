import type { Subscription } from '@two-pastors/feeds'
import { Button, Checkbox, Field, Input, Label } from '@two-pastors/ui'
import { type FormEvent, useState } from 'react'
import { showToast } from '../../components/toast-outlet.tsx'
import { loadBackend } from '../../lib/backend.ts'
import { useSubscription } from './use-subscription.ts'

type Missing = { field: 'email' | 'phone'; title: string; description: string }

/** The sign-up form. Its fields keep their own values: what was typed before the app was there stays. */
export function NotificationsForm() {
  const [missing, setMissing] = useState<Missing>()
  const { submitting, submit } = useSubscription()
  const errorOf = (field: Missing['field']) => (missing?.field === field ? missing.description : undefined)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const subscription = readForm(form)
    const found = findMissing(subscription) ?? findWrong(form)
    setMissing(found)
    if (found) {
      form.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
      await showToast({ title: found.title, description: found.description, variant: 'destructive' })
    } else if (await submit(subscription)) {
      form.reset()
    }
  }

  return (
    <form
      noValidate
      aria-label="Sign up for notifications"
      onSubmit={onSubmit}
      onInput={() => setMissing(undefined)}
      onFocus={() => void loadBackend().catch(() => {})}
      className="mx-auto mt-16 grid max-w-xl gap-6 rounded-lg border border-line bg-surface p-6 sm:p-10"
    >
      <Field label="Email Address" error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label="Phone Number" hint="Only needed for SMS alerts." error={errorOf('phone')}>
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Label className="flex min-h-11 items-center gap-3 font-normal!">
        <Checkbox name="emailNotifications" defaultChecked />
        Email notifications
      </Label>
      <Label className="flex min-h-11 items-center gap-3 font-normal!">
        <Checkbox name="smsNotifications" />
        SMS alerts
      </Label>
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}

/** The phone is sent only with the wish for text messages. */
function readForm(form: HTMLFormElement): Subscription {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const smsNotifications = data.has('smsNotifications')
  return {
    email: text('email'),
    emailNotifications: data.has('emailNotifications'),
    smsNotifications,
    ...(smsNotifications && { phone: text('phone') }),
  }
}

function findMissing({ email, phone, smsNotifications }: Subscription): Missing | undefined {
  if (!email) {
    return {
      field: 'email',
      title: 'Email Required',
      description: 'Please enter your email address to subscribe.',
    }
  }
  if (smsNotifications && !phone) {
    return {
      field: 'phone',
      title: 'Phone Number Required',
      description: 'Please enter your phone number for SMS notifications.',
    }
  }
  return undefined
}

/** The browser's own check of the address; its bubbles would not match the rest. */
function findWrong(form: HTMLFormElement): Missing | undefined {
  if (form.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch !== true) return undefined
  return {
    field: 'email',
    title: 'Check Your Email',
    description: 'Please enter a whole email address, such as name@example.org.',
  }
}
