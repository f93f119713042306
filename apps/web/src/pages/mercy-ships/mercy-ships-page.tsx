import { Button, Field, Input } from '@two-pastors/ui'
import film from '#content/films/the-mercy-ships.yaml'
import page from '#content/pages/mercy-ships.yaml'
import { FilmLanding } from '#features/films/film-landing.tsx'
import { SignUpBlock } from '#features/sign-up/sign-up-block.tsx'
import { ScreenLink } from '#lib/page-link.tsx'

export function Screen() {
  const { heading, text, note } = page.signUp
  return (
    <FilmLanding film={film} row={page.row}>
      <SignUpBlock heading={heading} text={text}>
        {/* Nothing is sent from here, and the note says so: a sign-up for series does not exist yet. */}
        <div className="grid grid-cols-1 gap-5">
          {note && (
            <p className="text-tp-muted">
              {note}{' '}
              <ScreenLink to="/notifications" className="text-tp-accent underline underline-offset-2">
                Sign up for notifications
              </ScreenLink>
            </p>
          )}
          <Field label="Email Address">
            <Input type="email" autoComplete="email" />
          </Field>
          <Field label="Phone Number (optional)">
            <Input type="tel" autoComplete="tel" />
          </Field>
          <Button size="lg">Notify Me</Button>
        </div>
      </SignUpBlock>
    </FilmLanding>
  )
}
