import type { VideoItem } from '@two-pastors/feeds'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { useChunk } from '#lib/use-chunk.ts'
import { Curtain } from './player/curtain.tsx'
import { loadVideoDialog } from './player/load-video-dialog.ts'
import { useWatch } from './use-watch.ts'

/** Opens the one of `items` that the address names. */
export function WatchDialog({ items }: { items: VideoItem[] }) {
  const { id, close } = useWatch()
  const item = id === null ? undefined : items.find((candidate) => candidate.id === id && candidate.videoUrl)
  const { chunk, failed } = useChunk(loadVideoDialog, item !== undefined)
  if (!item) return null
  if (!chunk) return <Curtain failed={failed} onClose={close} />
  return (
    <ErrorBoundary fallback={() => <Curtain failed onClose={close} />}>
      <chunk.PlayerDialog item={item} onClose={close} />
    </ErrorBoundary>
  )
}
