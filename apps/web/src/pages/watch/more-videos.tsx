import { Carousel, MediaCard } from '@two-pastors/ui'
import { PodcastLink } from '#features/watch/podcast-link.tsx'
import { watchPath } from '#features/watch/video-pages.ts'
import type { VideoLink } from '#features/watch/watch-query.ts'
import type { WatchRow } from '#features/watch/watch-rows.ts'
import { PageLink } from '#lib/page-link.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'

type MoreVideosProps = { row: WatchRow; videos: VideoLink[] }

/** More videos from the same row, linking to their pages. */
export function MoreVideos({ row, videos }: MoreVideosProps) {
  if (videos.length === 0) return null
  return (
    <SectionBoundary name="More videos">
      <Carousel
        heading={row.podcast ? 'More Episodes' : `More from ${row.heading}`}
        items={videos}
        className="print:hidden"
      >
        {(video) => (
          <MediaCard
            key={video.slug}
            title={video.title}
            image={video.image}
            genre={video.genre}
            duration={video.duration}
            layout={row.layout}
            action={<PageLink to={watchPath(video)} />}
          />
        )}
      </Carousel>
      {row.podcast && <PodcastLink podcast={row.podcast} name={row.heading} />}
    </SectionBoundary>
  )
}
