import { Button, Checkbox, Field, Input, Label, PasswordInput } from '@two-pastors/ui'
import { useId, useState } from 'react'
import page from '#content/pages/signin.yaml'
import { Answer } from '#features/forms/answer.tsx'
import { findWrongEmail } from '#features/forms/fields.ts'
import { useCheckedForm } from '#features/forms/use-checked-form.ts'
import { PageLink } from '#lib/page-link.tsx'
import { findMissing } from './missing-fields.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useSimulatedAuth } from './use-simulated-auth.ts'

const required = { email: 'Please enter your email address.', password: 'Please enter your password.' }

const check = (form: HTMLFormElement) => findMissing(form, required) ?? findWrongEmail(form)

export function SignInForm() {
  const [forgot, setForgot] = useState(false)
  const { submitting, answer, submit } = useSimulatedAuth({
    title: 'Welcome Back!',
    description: 'You have successfully signed in to your account.',
  })
  const note = useId()
  const { errorOf, form } = useCheckedForm(check, submit)

  return (
    <form {...form} method="post" aria-label="Sign in" className="grid grid-cols-1 gap-6 pt-6">
      <Field label="Email" error={errorOf('email')}>
        <Input type="email" name="email" autoComplete="username" required />
      </Field>
      <Field label="Password" error={errorOf('password')}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Label className="flex min-h-11 items-center gap-3 font-normal wrap-anywhere">
          <Checkbox name="rememberMe" />
          Remember me
        </Label>
        {/* A placeholder until there are accounts, as the page's note says. */}
        <Button asChild variant="link">
          <PageLink to="#" onClick={() => setForgot(true)}>
            Forgot password?
          </PageLink>
        </Button>
        <Answer className="w-full text-sm">
          {forgot && 'There are no accounts yet, so there is no password to reset.'}
        </Answer>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <p id={note} className="text-sm text-tp-muted">
          {page.buttonNote}
        </p>
        <Button type="submit" variant="outline" size="lg" loading={submitting} aria-describedby={note}>
          {submitting ? 'Signing In...' : 'Sign In'}
        </Button>
        <Answer className="text-sm">{answer}</Answer>
      </div>
      <SocialButtons verb="Continue" />
    </form>
  )
}
