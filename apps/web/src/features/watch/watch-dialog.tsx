import { findVideo, type VideoItem } from '@two-pastors/feeds'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { Curtain } from './player/curtain.tsx'
import { playerPart } from './player-part.ts'
import { useWatch } from './use-watch.ts'

/** Opens the one of `items` that the address names. */
export function WatchDialog({ items }: { items: VideoItem[] }) {
  const { id, close } = useWatch()
  const found = id === null ? undefined : findVideo(items, id)
  const item = found?.videoUrl ? found : undefined
  const { module: player, failed } = playerPart.use(item !== undefined)
  if (!item) return null
  if (!player) return <Curtain failed={failed} onClose={close} />
  return (
    <ErrorBoundary fallback={() => <Curtain failed onClose={close} />}>
      <player.PlayerDialog item={item} onClose={close} />
    </ErrorBoundary>
  )
}
