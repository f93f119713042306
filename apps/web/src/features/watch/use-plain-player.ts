import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { useEffect, useEffectEvent, useState } from 'react'
import { findPlainPlayer, untilItPlays } from './open-plain-player.ts'
import { preloadPlayer } from './player-part.ts'

/** Whether the player of a video may load: not while the plain player needs the connection for the video itself. */
export function usePlainPlayer(item: VideoItem | undefined): boolean {
  const key = item && videoKey(item)
  const [playing, setPlaying] = useState<string>()
  const mayLoad = item !== undefined && (playing === key || !findPlainPlayer(key))

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
