import { Button, Checkbox, Field, Input, Label } from '@two-pastors/ui'
import { type FormEvent, useRef, useState } from 'react'
import { showToast } from '../../components/toast-outlet.tsx'
import { loadBackend } from '../../lib/backend.ts'
import { useSubscription } from './use-subscription.ts'

const empty = { email: '', phone: '', emailNotifications: true, smsNotifications: false }
type Missing = { field: 'email' | 'phone'; title: string; description: string }

function findMissing(values: typeof empty): Missing | undefined {
  if (!values.email.trim()) {
    return {
      field: 'email',
      title: 'Email Required',
      description: 'Please enter your email address to subscribe.',
    }
  }
  if (values.smsNotifications && !values.phone.trim()) {
    return {
      field: 'phone',
      title: 'Phone Number Required',
      description: 'Please enter your phone number for SMS notifications.',
    }
  }
  return undefined
}

export function NotificationsForm() {
  const [values, setValues] = useState(empty)
  const [missing, setMissing] = useState<Missing>()
  const form = useRef<HTMLFormElement>(null)
  const { submitting, submit } = useSubscription()

  function change(part: Partial<typeof empty>) {
    setValues({ ...values, ...part })
    setMissing(undefined)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const found = findMissing(values)
    setMissing(found)
    if (found) {
      form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
      await showToast({ title: found.title, description: found.description, variant: 'destructive' })
      return
    }
    const { email, phone, emailNotifications, smsNotifications } = values
    const taken = await submit({
      email: email.trim(),
      emailNotifications,
      smsNotifications,
      ...(smsNotifications && { phone: phone.trim() }),
    })
    if (taken) setValues(empty)
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Sign up for notifications"
      onSubmit={onSubmit}
      onFocus={() => void loadBackend()}
      className="mx-auto mt-16 grid max-w-xl gap-6 rounded-lg border border-line bg-surface p-6 sm:p-10"
    >
      <Field label="Email Address" error={missing?.field === 'email' ? missing.description : undefined}>
        <Input
          type="email"
          name="email"
          autoComplete="email"
          required
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field
        label="Phone Number"
        hint="Only needed for SMS alerts."
        error={missing?.field === 'phone' ? missing.description : undefined}
      >
        <Input
          type="tel"
          name="phone"
          autoComplete="tel"
          value={values.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </Field>
      <Label className="flex min-h-11 items-center gap-3 font-normal">
        <Checkbox
          name="emailNotifications"
          checked={values.emailNotifications}
          onChange={(event) => change({ emailNotifications: event.target.checked })}
        />
        Email notifications
      </Label>
      <Label className="flex min-h-11 items-center gap-3 font-normal">
        <Checkbox
          name="smsNotifications"
          checked={values.smsNotifications}
          onChange={(event) => change({ smsNotifications: event.target.checked })}
        />
        SMS alerts
      </Label>
      <Button type="submit" size="lg" loading={submitting}>
        {submitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}
