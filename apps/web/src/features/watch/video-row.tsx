import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { Carousel, cn, MediaCard, type MediaLayout, SkeletonCard } from '@two-pastors/ui'
import { memo, Suspense, useRef } from 'react'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { useLatePictures } from '#lib/use-late-pictures.ts'
import { PodcastLink } from './podcast-link.tsx'
import { watchLink } from './watch-link.tsx'

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The height of a row that is too far away for the browser to lay out: of a card's picture and its lines. */
const heights = {
  portrait:
    '*:data-[slot=carousel-body]:[contain-intrinsic-block-size:auto_calc(var(--card-width)*3/2+7.125rem)]',
  wide: '*:data-[slot=carousel-body]:[contain-intrinsic-block-size:auto_calc(var(--card-width)*9/16+7.125rem)]',
  tall: '*:data-[slot=carousel-body]:[contain-intrinsic-block-size:auto_calc(min(16rem,80vw)*16/9+7.125rem)]',
}

type VideoRowProps = {
  heading: string
  layout: MediaLayout
  items: VideoItem[]
  loading: boolean
  /** Name of the podcast that the row is. */
  podcast?: string | undefined
}

/**
 * A carousel of videos, or of five skeletons while they load. Without videos, because its feed is empty or failed, there is
 * no row; it comes when a retry succeeds. Memoized, so that what arrives in one feed doesn't render all rows.
 */
export const VideoRow = memo((props: VideoRowProps) => {
  if (!props.loading && props.items.length === 0) return null
  return (
    <SectionBoundary name={props.heading}>
      {/* So React hydrates the row after the rest of the page, or at once when it is pressed. */}
      <Suspense>
        <div className="min-w-0">
          <Row {...props} />
          {props.podcast && <PodcastLink podcast={props.podcast} name={props.heading} />}
        </div>
      </Suspense>
    </SectionBoundary>
  )
})

function Row({ heading, layout, items, loading }: VideoRowProps) {
  const cards: (string | VideoItem)[] = loading ? SKELETONS : items
  const row = useRef<HTMLElement>(null)
  useLatePictures(row)
  return (
    <Carousel
      ref={row}
      data-late=""
      heading={heading}
      busy={loading}
      items={cards}
      // `hidden` keeps lazy pictures from loading; `content-visibility` skips layout of rows far below the viewport.
      className={cn(
        'data-late:[&_img]:hidden *:data-[slot=carousel-body]:[content-visibility:auto]',
        heights[layout],
      )}
    >
      {(item) =>
        typeof item === 'string' ? (
          <SkeletonCard key={item} layout={layout} />
        ) : (
          <VideoCard key={videoKey(item)} item={item} layout={layout} />
        )
      }
    </Carousel>
  )
}

/** Memoized, because a row can grow to thousands of cards. */
const VideoCard = memo(({ item, layout }: { item: VideoItem; layout: MediaLayout }) => (
  <MediaCard
    title={item.title}
    image={item.image}
    genre={item.genre}
    duration={item.duration}
    layout={layout}
    {...(item.videoUrl && { action: <a {...watchLink(item)} /> })}
  />
))
