import { findVideo, type VideoItem, videoKey } from '@two-pastors/feeds'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import { findPlainPlayer, isShown, offerControls, untilItPlays } from './open-plain-player.ts'
import { PlayerFallback } from './player/player-fallback.tsx'
import { playerPart, preloadPlayer } from './player-part.ts'
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
  const { module: player, failed } = playerPart.use(useMayLoad(item))
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
  return isShown(videoKey(item)) ? null : (
    <PlayerFallback failed={failed} poster={item.image} onClose={close} />
  )
}

/** Whether the player of a video may load: not while the plain player needs the connection for the video itself. */
function useMayLoad(item: VideoItem | undefined): boolean {
  const key = item && videoKey(item)
  const [playing, setPlaying] = useState<string>()
  const mayLoad = item !== undefined && (playing === key || !isShown(key))

  useEffect(() => {
    const video = findPlainPlayer(key)?.querySelector('video')
    if (!video) return
    let current = true
    untilItPlays(video).then(() => current && setPlaying(key))
    return () => {
      current = false
    }
  }, [key])

  const preload = useEffectEvent(() => item && preloadPlayer(item))
  useEffect(() => {
    if (mayLoad) preload()
  }, [mayLoad])
  return mayLoad
}

/** The id of the video in the URL (`?watch={id}`), and a function that closes it. */
export function useWatch() {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const id = hydrated ? new URLSearchParams(search).get('watch') : null

  // Going back is asynchronous, so a second click on the close button must not go back twice.
  const closing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step in the history it may go back again.
  useEffect(() => {
    closing.current = id === null
  }, [id, key])

  function close() {
    if (closing.current) return
    closing.current = true
    // If the video was opened on this page, Back undoes that; if by a shared link, there is nothing to go back to.
    const params = new URLSearchParams(search)
    params.delete('watch')
    const leave = () =>
      (state as { openedHere?: boolean } | null)?.openedHere
        ? navigate(-1)
        : navigate({ search: params.toString() }, { replace: true })
    // With its animation, if the player has loaded.
    if (playerPart.loaded) playerPart.loaded.shrinkBack(leave)
    else leave()
  }
  return { id, close }
}
