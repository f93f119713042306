import { Fragment } from 'react'
import { films } from '#content/films.ts'
import { PageLink } from '#lib/page-link.tsx'

const guided = films.filter(({ page, guide }) => page && guide)

/** "David, King of Kings and The Mercy Ships": our own films with a family guide, which is on the page of each. */
export function OwnFilmLinks() {
  return guided.map(({ id, title, page = '' }, index) => (
    <Fragment key={id}>
      {index > 0 && (index === guided.length - 1 ? ' and ' : ', ')}
      <PageLink to={page} className="whitespace-nowrap text-tp-accent underline underline-offset-2">
        {title}
      </PageLink>
    </Fragment>
  ))
}
