import { Button, SectionHeading } from '@two-pastors/ui'
import { isBuild } from '#config/env.ts'
import page from '#content/pages/plan.yaml'
import plan from '#content/plan.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { NeedsScript } from '#features/forms/needs-script.tsx'
import { fill } from '#features/plan/fill.ts'
import { filmsToPlan } from '#features/plan/kit-films.ts'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { LicenseAnswers } from './license-answers.tsx'
import { Planner } from './planner.tsx'

const facts = { groupSize: String(plan.groupSize) }
/** Until a film is announced there is nothing to plan. */
const hasKits = (now: number) => filmsToPlan(now).length > 0

/** For a theater, the default. */
const steps = plan.steps.map(({ title, text }) => ({ title, text: fill(text, facts) }))

export const meta = (_: unknown, now: number): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
  ...(hasKits(now) && { about: { howTo: { name: page.stepsHeading, steps } } }),
})

export function Page() {
  const isOpen = hasKits(useNow())
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--intro-width:24rem] max-md:[--banner-focus:80%_50%]"
      >
        {isOpen && (
          // On a phone the questions are below the first screen.
          <div className="mt-6 flex flex-wrap gap-3 lg:hidden">
            <Button asChild variant="hero">
              <a href="#answers">Start Your Kit</a>
            </Button>
            <Button asChild variant="outline">
              <a href="#your-kit">See the Kit</a>
            </Button>
          </div>
        )}
      </PageHeader>
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-16 px-(--tp-gutter) pt-10">
        {isOpen ? (
          <>
            <noscript>
              {isBuild && (
                <NeedsScript
                  before="Your kit is made by JavaScript, which is turned off here. Please"
                  after=", and we will help you with your showing."
                />
              )}
            </noscript>
            <SectionBoundary name={page.title}>
              <Planner steps={steps} />
            </SectionBoundary>
          </>
        ) : (
          <NoFilmYet />
        )}
        <LicenseAnswers />
      </div>
    </>
  )
}

function NoFilmYet() {
  return (
    <section aria-labelledby="no-film-yet">
      <SectionHeading id="no-film-yet">There Is No Film to Plan For Yet</SectionHeading>
      <p className="mt-3 max-w-prose text-pretty text-tp-muted">
        Once a film is announced, you can make its kit here. Sign up, and we’ll let you know.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <PageLink to="/notifications#sign-up">Get Notified</PageLink>
        </Button>
        <Button asChild variant="outline">
          <PageLink to="/movies">See What Is Coming</PageLink>
        </Button>
      </div>
    </section>
  )
}
