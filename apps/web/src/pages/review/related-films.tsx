import { AgeBadge, SectionHeading } from '@two-pastors/ui'
import { films } from '#content/films.ts'
import type { Review } from '#content/schemas/schemas.ts'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { filmsRelatedTo } from '#features/reviews/related.ts'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'

/** Films of ours that go with a review. */
export function RelatedFilms({ review }: { review: Review }) {
  const found = filmsRelatedTo(films, review)
  if (found.length === 0) return null
  return (
    <section aria-labelledby="related-films" className="pt-14">
      <SectionHeading id="related-films">From Our Films</SectionHeading>
      <ul className="mt-6 grid list-none grid-cols-1 gap-6 sm:grid-cols-2">
        {found.map(({ id, title, tagline, thumbnail, guide, page = '' }) => (
          <li
            key={id}
            className="relative grid grid-cols-[6rem_minmax(0,1fr)] content-start items-start gap-4 rounded-tp-lg border border-tp-line bg-tp-surface p-4 hover:bg-tp-raised"
          >
            <Picture
              picture={thumbnail}
              sizes="6rem"
              className="aspect-2/3 h-auto w-full rounded-tp-md object-cover"
            />
            <div className="grid min-w-0 content-start gap-2 wrap-anywhere">
              <h3 className="font-tp-display text-lg leading-snug font-semibold">
                <PageLink
                  to={page}
                  className="rounded-tp-sm outline-offset-2 outline-tp-focus after:absolute after:inset-0 focus-visible:outline-2"
                >
                  {title}
                </PageLink>
              </h3>
              {guide && (
                <>
                  <AgeBadge age={guide.age} className="justify-self-start" />
                  <CardVerdict id={id} />
                </>
              )}
            </div>
            <p className="col-span-full text-pretty text-tp-muted">{tagline}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
