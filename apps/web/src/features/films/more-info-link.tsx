import type { ComponentProps } from 'react'
import type { Film } from '#content/schemas/schemas.ts'
import { PageLink } from '#lib/page-link.tsx'

type MoreInfoLinkProps = Omit<ComponentProps<typeof PageLink>, 'to' | 'children'> & { film: Film }

/** Says to search engines and screen readers whose page it leads to; everyone else sees. */
export function MoreInfoLink({ film, ...props }: MoreInfoLinkProps) {
  return (
    <PageLink {...props} to={film.page ?? '/movies'}>
      <span>
        More Info<span className="sr-only"> about {film.title}</span>
      </span>
    </PageLink>
  )
}
