import type { ComponentProps } from 'react'
import { PageLink } from '#lib/page-link.tsx'
import { isFile } from './entry.ts'

/** A link to what was found. Files open in a new tab, as on the page of resources. */
export function HitLink({ to, ...props }: ComponentProps<typeof PageLink>) {
  return isFile(to) ? (
    <a {...props} href={to} target="_blank" rel="noopener" />
  ) : (
    <PageLink {...props} to={to} />
  )
}
