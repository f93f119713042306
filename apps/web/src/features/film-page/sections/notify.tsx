import { BellIcon, Button, SectionHeading } from '@two-pastors/ui'
import { PageLink } from '#lib/page-link.tsx'
import type { SectionProps } from './section-props.ts'

/** Replaces the tickets until they are on sale. */
export function Notify({ words: { heading, text }, phase }: SectionProps<'notify'>) {
  if (phase !== 'coming-soon' && phase !== 'announced') return null
  return (
    <section
      aria-labelledby="notify"
      className="rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8"
    >
      <SectionHeading id="notify">{heading}</SectionHeading>
      <p className="mt-3 max-w-prose text-lg text-pretty text-tp-muted">{text}</p>
      <div className="mt-7">
        <Button asChild size="lg">
          <PageLink to="/notifications">
            <BellIcon />
            Get Notified
          </PageLink>
        </Button>
      </div>
    </section>
  )
}
