import { Button } from '@two-pastors/ui'
import { isBuild } from '#config/env.ts'
import page from '#content/pages/plan.yaml'
import plan from '#content/plan.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { NeedsScript } from '#features/forms/needs-script.tsx'
import { fill } from '#features/plan/fill.ts'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { LicenseAnswers } from './license-answers.tsx'
import { Planner } from './planner.tsx'

const facts = { groupSize: String(plan.groupSize) }
/** For a theater, the default. */
const steps = plan.steps.map(({ title, text }) => ({ title, text: fill(text, facts) }))

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
  about: { howTo: { name: page.stepsHeading, steps } },
})

export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--intro-width:24rem] max-md:[--banner-focus:80%_50%]"
      >
        {/* On a phone the questions are below the first screen. */}
        <div className="mt-6 flex flex-wrap gap-3 lg:hidden">
          <Button asChild variant="hero">
            <a href="#answers">Start Your Kit</a>
          </Button>
          <Button asChild variant="outline">
            <a href="#your-kit">See the Kit</a>
          </Button>
        </div>
      </PageHeader>
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-16 px-(--tp-gutter) pt-10">
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
        <LicenseAnswers />
      </div>
    </>
  )
}
