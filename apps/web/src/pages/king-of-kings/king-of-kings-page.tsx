import { isBuild } from '#config/env.ts'
import film from '#content/films/king-of-kings.yaml'
import guide from '#content/films/king-of-kings.yaml?guide'
import page from '#content/pages/king-of-kings.yaml'
import type { FilmDetails } from '#content/schemas/schemas.ts'
import { detailsQuery } from '#features/films/details-query.ts'
import { FilmLanding, filmLandingMeta } from '#features/films/film-landing.tsx'
import { NeedsScript } from '#features/forms/needs-script.tsx'
import { SignUpBlock } from '#features/sign-up/sign-up-block.tsx'
import type { Meta, PageModule } from '#page-module.ts'
import { StayConnectedForm } from './stay-connected-form.tsx'

export const meta = (): Meta => filmLandingMeta(film, page.row.feed)

export const query = () => detailsQuery(film.id, () => import('#content/films/king-of-kings.yaml?details'))

export const Page: PageModule<FilmDetails>['Page'] = ({ data: details = null }) => {
  return (
    <FilmLanding film={film} guide={guide} details={details} row={page.row}>
      <SignUpBlock heading={page.signUp.heading} text={page.signUp.text}>
        <noscript>
          {isBuild && (
            <NeedsScript
              before="Signing up here needs JavaScript, which is turned off. Please"
              after=" instead, and we will sign you up."
            />
          )}
        </noscript>
        <StayConnectedForm />
      </SignUpBlock>
    </FilmLanding>
  )
}
