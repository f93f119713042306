import { Button, SectionHeading } from '@two-pastors/ui'
import { PageLink } from './page-link.tsx'

type LinkedHeadingProps = { id: string; heading: string; to: string; link: string }

/** The heading of a section that shows a few of many items, with a link to all of them. */
export function LinkedHeading({ id, heading, to, link }: LinkedHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <SectionHeading id={id}>{heading}</SectionHeading>
      <Button asChild variant="link">
        <PageLink to={to}>{link}</PageLink>
      </Button>
    </div>
  )
}
