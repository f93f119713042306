import { ArrowLeftIcon } from '@two-pastors/ui'
import type { ComponentProps } from 'react'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { isFile, isSaved } from './entry.ts'

type HitLinkProps = ComponentProps<typeof PageLink> & {
  /** Whether the page takes the place of this one in the history. */
  replace?: boolean
}

/** A link to a result. Files open in a new tab, as on the resources page, except those that browsers save. */
export function HitLink({ to, replace = false, ...props }: HitLinkProps) {
  if (!isFile(to)) return <PageLink {...(replace && { 'data-page-link': 'replace' })} {...props} to={to} />
  if (!isSaved(to)) return <NewTabLink {...props} href={to} />
  const { children, ...link } = props
  return (
    <a {...link} href={to} download>
      {children}
      {/* Points down. The icon for downloads would add its neighbors to what every page loads. */}
      <ArrowLeftIcon className="ms-1 inline-block size-[0.875em] -rotate-90 align-[-0.05em]" />
      <span className="sr-only"> (downloads)</span>
    </a>
  )
}
