import { Fragment } from 'react'
import { has } from '#config/site-parts.ts'
import { PageLink } from '#lib/page-link.tsx'

/** An author. A pastor has an `id`, and the name is a link. */
export type Author = { name: string; id?: string }

/** The authors of a review or post. */
export const Byline = ({ authors }: { authors: Author[] }) => (
  <span data-slot="byline">
    {authors.map(({ id, name }, index) => (
      <Fragment key={name}>
        {index > 0 && <span>{index === authors.length - 1 ? ' and ' : ', '}</span>}
        {id && has('reviews') ? (
          <PageLink to={`/pastors#${id}`} className="inline-block underline underline-offset-2">
            {name}
          </PageLink>
        ) : (
          <span>{name}</span>
        )}
      </Fragment>
    ))}
  </span>
)
