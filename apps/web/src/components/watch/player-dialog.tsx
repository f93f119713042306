import type { VideoItem } from '@two-pastors/feeds'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import '@two-pastors/ui/video-player.css'

export { loadVideoJs } from '@two-pastors/ui/video-dialog'

/** The video dialog for one item of a feed. */
export function PlayerDialog({ item, onClose }: { item: VideoItem; onClose: () => void }) {
  return (
    <VideoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.title}
      sources={item.sources}
      captions={item.captions}
      poster={item.image ?? undefined}
    />
  )
}
