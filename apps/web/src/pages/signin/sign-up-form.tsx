import { Button, Checkbox, Field, Input, PasswordInput } from '@two-pastors/ui'
import { useId } from 'react'
import page from '#content/pages/signin.yaml'
import { Answer } from '#features/forms/answer.tsx'
import { findWrongEmail, type Problem } from '#features/forms/fields.ts'
import { useCheckedForm } from '#features/forms/use-checked-form.ts'
import { PageLink } from '#lib/page-link.tsx'
import { findMissing } from './missing-fields.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useSimulatedAuth } from './use-simulated-auth.ts'

const required = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  password: 'Please choose a password.',
}

const check = (form: HTMLFormElement) =>
  findMissing(form, required) ??
  findWrongEmail(form) ??
  findMismatch(form) ??
  findMissing(form, { terms: 'Please agree to the terms to go on.' })

export function SignUpForm() {
  const { submitting, answer, submit } = useSimulatedAuth({
    title: 'Account Created!',
    description: 'Welcome! Please check your email to verify your account.',
  })
  const note = useId()
  const { errorOf, form } = useCheckedForm(check, submit)

  return (
    <form {...form} method="post" aria-label="Sign up" className="grid grid-cols-1 gap-6 pt-6">
      <Field label="Full Name" error={errorOf('name')}>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field label="Email" error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="username" required />
      </Field>
      <Field label="Password" error={errorOf('password')}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label="Confirm Password" error={errorOf('confirmPassword')}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" required />
      </Field>
      <Terms error={errorOf('terms')} />
      <div className="grid grid-cols-1 gap-2">
        <p id={note} className="text-sm text-tp-muted">
          {page.buttonNote}
        </p>
        <Button type="submit" variant="outline" size="lg" loading={submitting} aria-describedby={note}>
          {submitting ? 'Creating Account...' : 'Create Account'}
        </Button>
        <Answer className="text-sm">{answer}</Answer>
      </div>
      <SocialButtons verb="Sign up" />
    </form>
  )
}

function Terms({ error }: { error: string | undefined }) {
  const link = 'text-tp-accent underline underline-offset-2'
  return (
    <div>
      <div className="flex items-center gap-3">
        <Checkbox
          id="terms"
          name="terms"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
        />
        <label htmlFor="terms" className="py-2.5">
          I agree to the{' '}
          <PageLink to="/terms-of-service" className={link}>
            Terms of Service
          </PageLink>{' '}
          and the{' '}
          <PageLink to="/privacy-policy" className={link}>
            Privacy Policy
          </PageLink>
        </label>
      </div>
      <p id="terms-error" role="alert" className="text-sm font-semibold text-tp-error empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** Compares the passwords untrimmed. */
function findMismatch(form: HTMLFormElement): Problem | undefined {
  const data = new FormData(form)
  if (data.get('password') === data.get('confirmPassword')) return undefined
  const description = 'Passwords do not match. Please try again.'
  return { title: 'Password Mismatch', description, fields: { confirmPassword: description } }
}
