import { watchPath } from '#features/watch/video-pages.ts'
import type { VideoLink } from '#features/watch/watch.ts'
import { PageLink } from '#lib/page-link.tsx'

/** A link to the video before this one in its row. The row of others begins with the next one. */
export function PreviousVideo({ video }: { video: VideoLink }) {
  return (
    <nav aria-label="Previous video" className="mt-10 border-t border-tp-line pt-6 print:hidden">
      <PageLink
        to={watchPath(video)}
        rel="prev"
        className="group -mx-3 block rounded-tp-md p-3 outline-tp-focus focus-visible:outline-2"
      >
        <span className="block text-sm text-tp-muted">Previous</span>
        <span className="font-tp-display text-lg font-semibold underline underline-offset-4 group-hover:no-underline">
          {video.title}
        </span>
      </PageLink>
    </nav>
  )
}
