import { Button } from '@two-pastors/ui'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { films } from '#features/films/films.ts'
import { reviews } from '#features/reviews/reviews.ts'
import { byTitle, filmOf, reviewsOf } from '#features/watch/belongs-to.ts'
import { momentsOf } from '#features/watch/moments.ts'
import type { VideoPage } from '#features/watch/video-pages.ts'
import { PageLink } from '#lib/page-link.tsx'

/** Links to a video's film and reviews, and for a trailer whether the film fits the visitor's family. */
export function BelongsTo({ video: { slug, item } }: { video: VideoPage }) {
  const film = filmOf(item, films)
  const shown = filmOf(byTitle(item), films)
  const tied = momentsOf(slug).flatMap(({ review }) => review ?? [])
  const links = [
    ...(film ? [{ to: film.address, text: `About ${film.title}` }] : []),
    ...reviewsOf(item, reviews, tied).map(({ id, title }) => ({
      to: `/reviews/${id}`,
      text: `Our review of ${title.split(':')[0]}`,
    })),
  ]
  return (
    <>
      {links.map(({ to, text }) => (
        <Button key={to} asChild variant="outline" size="sm">
          <PageLink to={to}>{text}</PageLink>
        </Button>
      ))}
      {shown?.guide && (
        <div className="basis-full empty:hidden">
          <CardVerdict id={shown.id} />
        </div>
      )}
    </>
  )
}
