import type { VideoItem } from '@two-pastors/feeds'
import { WatchLink } from '#features/watch/watch-link.tsx'

/** The trailer with audio description. Renders nothing if there is none. */
export function DescribedTrailer({ item }: { item: VideoItem | null }) {
  if (!item) return null
  return (
    <p className="mt-4">
      <WatchLink
        item={item}
        className="rounded-tp-sm underline underline-offset-4 outline-offset-2 outline-tp-focus focus-visible:outline-2"
      >
        Trailer with Audio Description
      </WatchLink>
    </p>
  )
}
