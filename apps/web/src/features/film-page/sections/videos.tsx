import { VideoRow } from '#features/watch/video-row.tsx'
import type { SectionProps } from './section-props.ts'

/** A row of videos of a feed. */
export const Videos = ({ words, videos }: SectionProps<'videos'>) => (
  <VideoRow
    heading={words.heading}
    podcast={words.podcast}
    layout="wide"
    items={videos.feeds.get(words.feed) ?? []}
    loading={videos.loading}
  />
)
