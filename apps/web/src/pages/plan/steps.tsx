import { Accordion, AccordionItem, SectionHeading } from '@two-pastors/ui'
import { has } from '#config/site-parts.ts'
import page from '#content/pages/plan.yaml'
import { PageLink } from '#lib/page-link.tsx'

export type Step = { title: string; text: string }

/** What to do for a showing, in order. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <section aria-labelledby="steps">
      <SectionHeading id="steps">{page.stepsHeading}</SectionHeading>
      <p className="mt-3 max-w-prose text-tp-muted">
        {page.stepsIntro}
        {has('resources') && (
          <>
            {' '}
            For free downloads without filling anything in, see{' '}
            <PageLink to="/resources" className="text-tp-accent underline underline-offset-2">
              Resources
            </PageLink>
            .
          </>
        )}
      </p>
      <Accordion className="mt-6">
        <AccordionItem title={`Show all ${steps.length} steps`}>
          <ol className="grid list-decimal grid-cols-1 gap-x-12 gap-y-5 ps-7 md:grid-cols-2">
            {steps.map(({ title, text }) => (
              <li key={title} className="ps-1 marker:font-semibold marker:text-tp-gold">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-tp-muted">{text}</p>
              </li>
            ))}
          </ol>
        </AccordionItem>
      </Accordion>
    </section>
  )
}
