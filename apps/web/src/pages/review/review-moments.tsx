import { PlayIcon } from '@two-pastors/ui'
import { momentsOfReview } from '#features/watch/moments.ts'
import { watchPath } from '#features/watch/video-pages.ts'
import { PageLink } from '#lib/page-link.tsx'
import { clock } from '#lib/time.ts'

/** Cards that link to the scenes a review mentions. */
export function ReviewMoments({ id }: { id: string }) {
  const moments = momentsOfReview(id)
  if (moments.length === 0) return null
  return (
    <section aria-label="Scenes of this review" className="mx-auto mt-12 lg:max-w-2xl print:hidden">
      <ul className="grid list-none grid-cols-1 gap-3 sm:grid-cols-2">
        {moments.map(({ video, at, title }) => (
          <li key={`${video} ${at}`}>
            <PageLink
              to={`${watchPath({ slug: video })}?t=${at}`}
              className="flex h-full items-center gap-4 rounded-tp-lg border border-tp-line bg-tp-surface p-4 outline-tp-focus hover:bg-tp-raised focus-visible:outline-2"
            >
              <PlayIcon className="size-6 shrink-0 text-tp-accent" />
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-tp-muted">The scene at {clock(at)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
