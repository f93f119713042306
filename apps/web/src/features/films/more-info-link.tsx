import type { ComponentProps } from 'react'
import { PageLink } from '#lib/page-link.tsx'
import type { Film } from '#model/schemas.ts'

type MoreInfoLinkProps = Omit<ComponentProps<typeof PageLink>, 'to' | 'children'> & { film: Film }

/** "More Info", with the film's title for screen readers and search engines. */
export function MoreInfoLink({ film, ...props }: MoreInfoLinkProps) {
  return (
    <PageLink {...props} to={film.address}>
      <span>
        More Info<span className="sr-only"> about {film.title}</span>
      </span>
    </PageLink>
  )
}
