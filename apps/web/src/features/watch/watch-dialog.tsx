import { findVideo, type VideoItem } from '@two-pastors/feeds'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { PlayerFallback } from './player/player-fallback.tsx'
import { playerPart } from './player-part.ts'
import { useWatch } from './use-watch.ts'

/** Opens the video named in the URL, if it is among `items`. */
export function WatchDialog({ items }: { items: VideoItem[] }) {
  const { id, close } = useWatch()
  const found = id === null ? undefined : findVideo(items, id)
  const item = found?.videoUrl ? found : undefined
  const { module: player, failed } = playerPart.use(item !== undefined)
  if (!item) return null
  if (!player) return <PlayerFallback failed={failed} onClose={close} />
  return (
    <ErrorBoundary fallback={() => <PlayerFallback failed onClose={close} />}>
      <player.PlayerDialog item={item} onClose={close} />
    </ErrorBoundary>
  )
}
