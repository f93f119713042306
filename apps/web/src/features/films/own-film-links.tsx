import { Fragment } from 'react'
import { films } from '#features/films/films.ts'
import { PageLink } from '#lib/page-link.tsx'

/** Id of the family guide on a film's page, which other pages link to. */
export const FAMILY_GUIDE = 'family-guide'

type OwnFilmLinksProps = { lead: string; except?: string }

/** "Our own films: Hope, Faith and Love": links to the family guides of our own films, leaving out `except`; nothing if there are none. */
export function OwnFilmLinks({ lead, except }: OwnFilmLinksProps) {
  const shown = films.filter(({ id, guide }) => guide && id !== except)
  if (shown.length === 0) return null
  return (
    <>
      {`${lead} `}
      {shown.map(({ id, title, address }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === shown.length - 1 ? ' and ' : ', ')}
          <PageLink
            to={`${address}#${FAMILY_GUIDE}`}
            className="whitespace-nowrap text-tp-accent underline underline-offset-2"
          >
            {title}
          </PageLink>
        </Fragment>
      ))}
    </>
  )
}
