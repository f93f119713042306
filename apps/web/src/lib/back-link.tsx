import { ArrowLeftIcon, Button } from '@two-pastors/ui'
import { ScreenLink } from './page-link.tsx'

/** Leads from an article to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="ghost" className="-ms-5">
      <ScreenLink to={to}>
        <ArrowLeftIcon />
        {children}
      </ScreenLink>
    </Button>
  )
}
