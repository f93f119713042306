import { Button, Field, Input } from '@two-pastors/ui'
import film from '#content/films/the-mercy-ships.yaml'
import guide from '#content/films/the-mercy-ships.yaml?guide'
import page from '#content/pages/mercy-ships.yaml'
import { detailsQuery } from '#features/films/details-query.ts'
import { FilmLanding, filmLandingMeta } from '#features/films/film-landing.tsx'
import { SignUpBlock } from '#features/sign-up/sign-up-block.tsx'
import { PageLink } from '#lib/page-link.tsx'
import type { FilmDetails } from '#model/schemas.ts'
import type { Meta, PageModule } from '#page-module.ts'

export const meta = (): Meta => filmLandingMeta(film, page.row.feed)

export const query = () => detailsQuery(film.id, () => import('#content/films/the-mercy-ships.yaml?details'))

export const Page: PageModule<FilmDetails>['Page'] = ({ data: details = null }) => {
  const { heading, text, note } = page.signUp
  return (
    <FilmLanding film={film} guide={guide} details={details} row={page.row}>
      <SignUpBlock heading={heading} text={text}>
        {/* This form doesn't submit, as its note says: there is no sign-up for series yet. */}
        <div className="grid grid-cols-1 gap-5">
          {note && (
            <p id="not-connected" className="text-tp-muted">
              {note}{' '}
              <PageLink
                to="/notifications"
                className="inline-block text-tp-accent underline underline-offset-2"
              >
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
      </SignUpBlock>
    </FilmLanding>
  )
}
