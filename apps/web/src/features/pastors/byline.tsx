import { Fragment } from 'react'
import { PageLink } from '#lib/page-link.tsx'
import { pastors } from './pastors.ts'

/** Who wrote a review: each name leads to the person. */
export const Byline = () => (
  <span data-slot="byline">
    {pastors.map(({ id, name }, index) => (
      <Fragment key={id}>
        {index > 0 && ' and '}
        <PageLink to={`/pastors#${id}`} className="inline-block underline underline-offset-2">
          {name}
        </PageLink>
      </Fragment>
    ))}
  </span>
)
