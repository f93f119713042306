import { useEffect, useState } from 'react'
import type { Player } from './player/create-player.ts'
import { findQualities, type Quality, sameAddress, switchSource } from './player/qualities.ts'
import type { VideoSource } from './types.ts'

/**
 * The qualities that the visitor can choose among, the one that plays, and how to choose another. For a video that is
 * there already: its own bytes come first.
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
      // Without a choice the video plays as well.
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
