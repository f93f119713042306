import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import '@two-pastors/ui/video-player.css'

export { growFrom, shrinkBack } from './grow.ts'

/** Labels for the quality names in Roku's feed format. */
const QUALITIES = { SD: '480p', HD: '720p', FHD: '1080p', UHD: '4K' }

/** The video dialog for a feed item. Resumes where the visitor left off. */
export function PlayerDialog({ item, onClose }: { item: VideoItem; onClose: () => void }) {
  const sources = item.sources.map((source) => ({
    ...source,
    quality: source.quality && QUALITIES[source.quality],
  }))
  return (
    <VideoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.title}
      sources={sources}
      captions={item.captions}
      poster={item.image ?? undefined}
      resumeKey={videoKey(item)}
    />
  )
}
