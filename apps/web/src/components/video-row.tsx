import type { VideoItem } from '@two-pastors/feeds'
import { Carousel, MediaCard, type MediaLayout, SkeletonCard } from '@two-pastors/ui'
import { WatchLink } from './watch/watch-link.tsx'

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth']

type VideoRowProps = { heading: string; layout: MediaLayout; items: VideoItem[]; loading: boolean }

/** A carousel of videos, or of five skeletons while they load. */
export function VideoRow({ heading, layout, items, loading }: VideoRowProps) {
  return (
    <Carousel heading={heading} busy={loading}>
      {loading
        ? SKELETONS.map((key) => <SkeletonCard key={key} layout={layout} />)
        : items.map((item) => (
            <MediaCard
              key={item.id}
              title={item.title}
              image={item.image}
              genre={item.genre}
              duration={item.duration}
              layout={layout}
              {...(item.videoUrl && { action: <WatchLink item={item} /> })}
            />
          ))}
    </Carousel>
  )
}
