import { ArrowLeftIcon, Button } from '@two-pastors/ui'
import { PageLink } from './page-link.tsx'

/** Links from an article back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="ghost" className="-ms-5">
      <PageLink to={to}>
        <ArrowLeftIcon />
        {children}
      </PageLink>
    </Button>
  )
}
