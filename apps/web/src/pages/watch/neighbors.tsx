import { watchPath } from '#features/watch/video-pages.ts'
import type { VideoLink } from '#features/watch/watch.ts'
import { PageLink } from '#lib/page-link.tsx'

type NeighborsProps = { previous: VideoLink | null; next: VideoLink | null }

/** Links to the video before and after this one in its row. */
export function Neighbors({ previous, next }: NeighborsProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Previous and next video"
      className="mt-10 grid grid-cols-1 gap-4 border-t border-tp-line pt-6 sm:grid-cols-2 print:hidden"
    >
      {previous && <Neighbor name="Previous" video={previous} />}
      {next && <Neighbor name="Next" video={next} alone={!previous} />}
    </nav>
  )
}

type NeighborProps = { name: 'Previous' | 'Next'; video: VideoLink; alone?: boolean }

function Neighbor({ name, video, alone = false }: NeighborProps) {
  return (
    <PageLink
      to={watchPath(video)}
      rel={name === 'Next' ? 'next' : 'prev'}
      className={`group -mx-3 block rounded-tp-md p-3 outline-tp-focus focus-visible:outline-2 ${name === 'Next' && !alone ? 'sm:col-start-2 sm:text-end' : ''}`}
    >
      <span className="block text-sm text-tp-muted">{name}</span>
      <span className="font-tp-display text-lg font-semibold underline underline-offset-4 group-hover:no-underline">
        {video.title}
      </span>
    </PageLink>
  )
}
