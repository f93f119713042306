import { SectionHeading } from '@two-pastors/ui'
import page from '#content/pages/plan.yaml'
import plan from '#content/plan.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { fill } from '#features/plan/fill.ts'
import { PageLink } from '#lib/page-link.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { LicenseAnswers } from './license-answers.tsx'
import { Planner } from './planner.tsx'

const facts = { groupSize: String(plan.groupSize) }
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
        className="max-md:[--banner-focus:80%_50%]"
      />
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-16 px-(--tp-gutter) pt-10">
        <SectionBoundary name={page.title}>
          <Planner />
        </SectionBoundary>
        <section aria-labelledby="steps">
          <SectionHeading id="steps">{page.stepsHeading}</SectionHeading>
          <p className="mt-3 max-w-prose text-tp-muted">
            {page.stepsIntro} For free downloads without filling anything in, see{' '}
            <PageLink to="/resources" className="text-tp-accent underline underline-offset-2">
              Resources
            </PageLink>
            .
          </p>
          <ol className="mt-6 grid list-decimal grid-cols-1 gap-x-12 gap-y-5 ps-7 md:grid-cols-2">
            {steps.map(({ title, text }) => (
              <li key={title} className="ps-1 marker:font-semibold marker:text-tp-gold">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-tp-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <LicenseAnswers />
      </div>
    </>
  )
}
