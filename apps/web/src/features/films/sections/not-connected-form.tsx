import { Button, Field, Input } from '@two-pastors/ui'
import { PageLink } from '#lib/page-link.tsx'

/** This form doesn't submit, as its note says: there is no sign-up for series yet. */
export const NotConnectedForm = ({ note }: { note: string | undefined }) => (
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
    <Button variant="outline" size="lg" {...(note && { 'aria-describedby': 'not-connected' })}>
      Notify Me
    </Button>
  </div>
)
