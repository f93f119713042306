import { Button, Field, Input } from '@two-pastors/ui'
import { useState } from 'react'
import { Answer } from '#features/forms/answer.tsx'
import { PageLink } from '#lib/page-link.tsx'

/** This form doesn't submit, as its note and a click on its button say: there is no sign-up for series yet. */
export function NotConnectedForm({ note }: { note: string | undefined }) {
  const [isPressed, setPressed] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      {note && (
        <p id="not-connected" className="text-tp-muted">
          {note}{' '}
          <PageLink to="/notifications" className="inline-block text-tp-accent underline underline-offset-2">
            Sign up for notifications
          </PageLink>
        </p>
      )}
      <Field label="Email Address">
        <Input type="email" autoComplete="email" />
      </Field>
      <Field label="Phone Number (optional)">
        <Input type="tel" autoComplete="tel" />
      </Field>
      <Button
        variant="outline"
        size="lg"
        onClick={() => setPressed(true)}
        {...(note && { 'aria-describedby': 'not-connected' })}
      >
        Notify Me
      </Button>
      <Answer>
        {isPressed && (
          <>
            Nothing was sent.{' '}
            <PageLink to="/notifications" className="text-tp-accent underline underline-offset-2">
              Use the sign-up that works
            </PageLink>
          </>
        )}
      </Answer>
    </div>
  )
}
