import { BellIcon, Button, SectionHeading } from '@two-pastors/ui'
import page from '#content/pages/david.yaml'
import { PageLink } from '#lib/page-link.tsx'

/** Replaces the ticket section until tickets are on sale. */
export function NotifySection() {
  const { heading, text } = page.notify
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
