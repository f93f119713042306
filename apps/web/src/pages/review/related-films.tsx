import { SectionHeading } from '@two-pastors/ui'
import { films } from '#content/films.ts'
import type { Review } from '#content/schemas/schemas.ts'
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
      <ul className="mt-6 grid list-none grid-cols-1 gap-4 sm:grid-cols-2">
        {found.map(({ id, title, tagline, thumbnail, page = '' }) => (
          <li key={id}>
            <PageLink
              to={page}
              className="flex h-full gap-4 rounded-tp-lg border border-tp-line bg-tp-surface p-4 outline-tp-focus hover:bg-tp-raised focus-visible:outline-2"
            >
              <span className="w-24 shrink-0">
                <Picture
                  picture={thumbnail}
                  sizes="6rem"
                  className="aspect-2/3 h-auto w-full rounded-tp-md object-cover"
                />
              </span>
              <span className="min-w-0">
                <span className="block font-tp-display text-lg leading-snug font-semibold">{title}</span>
                <span className="mt-1 line-clamp-5 text-tp-muted">{tagline}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
