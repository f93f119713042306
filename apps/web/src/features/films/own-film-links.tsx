import { Fragment } from 'react'
import { films } from '#content/films.ts'
import { PageLink } from '#lib/page-link.tsx'
import { FAMILY_GUIDE } from './family-guide-id.ts'

const guided = films.filter(({ page, guide }) => page && guide)

/** "David, King of Kings and The Mercy Ships": our own films with a family guide, each a link to it. */
export function OwnFilmLinks() {
  return guided.map(({ id, title, page = '' }, index) => (
    <Fragment key={id}>
      {index > 0 && (index === guided.length - 1 ? ' and ' : ', ')}
      <PageLink
        to={`${page}#${FAMILY_GUIDE}`}
        className="whitespace-nowrap text-tp-accent underline underline-offset-2"
      >
        {title}
      </PageLink>
    </Fragment>
  ))
}
