import { SectionHeading } from '@two-pastors/ui'
import plan from '#content/plan.yaml'
import { WithContacts } from '#features/contact/with-contacts.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'

/** What a church needs to know before it shows a film itself. */
export function LicenseAnswers() {
  const { heading, intro, answers, contacts } = plan.licenses
  return (
    <section aria-labelledby="licenses">
      <SectionHeading id="licenses">{heading}</SectionHeading>
      <p className="mt-3 max-w-prose text-tp-muted">{intro}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {contacts.map(({ name, url }) => (
          <NewTabLink key={url} href={url} className="text-tp-accent underline underline-offset-2">
            {name}
          </NewTabLink>
        ))}
      </p>
      <dl className="mt-6 gap-x-12 md:columns-2">
        {answers.map(({ question, answer }) => (
          <div key={question} className="break-inside-avoid pb-6">
            <dt className="font-semibold text-balance">{question}</dt>
            <dd className="mt-1 max-w-prose text-pretty text-tp-muted">
              <WithContacts text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
