import { findVideo, type VideoItem, videoKey } from '@two-pastors/feeds'
import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { findPlainPlayer, offerControls } from './open-plain-player.ts'
import { PlayerFallback } from './player/player-fallback.tsx'
import { playerPart } from './player-part.ts'
import { usePlainPlayer } from './use-plain-player.ts'
import { useWatch } from './use-watch.ts'
import { useWatchLinks } from './use-watch-links.ts'

type WatchDialogProps = {
  items: VideoItem[]
  /** What the end of an own video offers besides the next one: the way to a seat. */
  offer?: ReactNode
}

/** Opens the video named in the URL, if it is among `items`, and plays them when their links are pressed. */
export function WatchDialog(props: WatchDialogProps) {
  useWatchLinks(props.items)
  const { id, close } = useWatch()
  const found = id === null ? undefined : findVideo(props.items, id)
  const item = found?.videoUrl ? found : undefined
  const { module: player, failed } = playerPart.use(usePlainPlayer(item))
  useEffect(() => {
    if (failed && item) offerControls(findPlainPlayer(videoKey(item)))
  }, [failed, item])
  if (!item) return null
  if (player)
    return (
      <ErrorBoundary fallback={() => <PlayerFallback failed onClose={close} />}>
        <player.PlayerDialog {...props} item={item} onClose={close} />
      </ErrorBoundary>
    )
  // Without the player's code, a video that the browser plays itself just goes on.
  return findPlainPlayer(videoKey(item)) ? null : (
    <PlayerFallback failed={failed} poster={item.image} onClose={close} />
  )
}
