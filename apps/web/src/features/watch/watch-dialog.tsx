import { findVideo, type VideoItem, videoKey } from '@two-pastors/feeds'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { findPlainPlayer } from './open-plain-player.ts'
import { PlayerFallback } from './player/player-fallback.tsx'
import { playerPart } from './player-part.ts'
import { usePlainPlayer } from './use-plain-player.ts'
import { useWatch } from './use-watch.ts'

/** Opens the video named in the URL, if it is among `items`. */
export function WatchDialog({ items }: { items: VideoItem[] }) {
  const { id, close } = useWatch()
  const found = id === null ? undefined : findVideo(items, id)
  const item = found?.videoUrl ? found : undefined
  const { module: player, failed } = playerPart.use(usePlainPlayer(item))
  if (!item) return null
  if (player)
    return (
      <ErrorBoundary fallback={() => <PlayerFallback failed onClose={close} />}>
        <player.PlayerDialog item={item} next={after(item, items)} onClose={close} />
      </ErrorBoundary>
    )
  // Without the player's code, a video that the browser plays itself just goes on.
  return findPlainPlayer(videoKey(item)) ? null : <PlayerFallback failed={failed} onClose={close} />
}

/** The video after `item` in its feed; after the last comes the first. */
function after(item: VideoItem, items: VideoItem[]): VideoItem | undefined {
  const feed = items.filter(({ feed, videoUrl }) => feed === item.feed && videoUrl)
  const next = feed[(feed.indexOf(item) + 1) % feed.length]
  return next === item ? undefined : next
}
