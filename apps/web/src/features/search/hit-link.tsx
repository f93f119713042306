import type { ComponentProps } from 'react'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { isFile } from './entry.ts'

/** A link to what was found. Files open in a new tab, as on the page of resources. */
export function HitLink({ to, ...props }: ComponentProps<typeof PageLink>) {
  return isFile(to) ? <NewTabLink {...props} href={to} /> : <PageLink {...props} to={to} />
}
