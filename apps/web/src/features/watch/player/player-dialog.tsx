import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import '@two-pastors/ui/video-player.css'

export { growFrom, shrinkBack } from './grow.ts'

/** What visitors call the qualities of Roku's format. */
const QUALITIES = { SD: '480p', HD: '720p', FHD: '1080p', UHD: '4K' }

/** The video dialog for one item of a feed; it goes on where the visitor left the item off. */
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
