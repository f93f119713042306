import { useEffect, useState } from 'react'
import type { Player } from './player/create-player.ts'
import { findQualities, type Quality, sameAddress, switchSource } from './player/qualities.ts'
import type { VideoSource } from './types.ts'

/**
 * The qualities on offer, the current one, and a function to choose another. Call it once the video is loaded, because
 * reading a playlist would delay its first bytes.
 */
export function useQualities(player: Player, sources: VideoSource[]) {
  const [qualities, setQualities] = useState<Quality[]>([])
  const [chosen, setChosen] = useState<Quality>()
  const identity = JSON.stringify(sources)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `identity` stands for the sources.
  useEffect(() => {
    const leaving = new AbortController()
    const current = player.currentSrc()
    findQualities(sources, current, leaving.signal).then(
      (found) => {
        setQualities(found)
        setChosen(found.find(({ source }) => sameAddress(source.url, current)))
      },
      // The video plays without a choice of qualities, too.
      () => {},
    )
    return () => leaving.abort()
  }, [player, identity])

  const choose = (quality: Quality) => {
    if (quality === chosen) return
    setChosen(quality)
    switchSource(player, quality.source)
  }
  return { qualities, chosen, choose }
}
