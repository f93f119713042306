import { useCallback, useSyncExternalStore } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { captionsOf, shownCaption, watchCaptions } from './player/captions.ts'
import type { Player } from './player/create-player.ts'

/** The names of the captions, and the index of the one shown (-1 for none). */
export function useCaptions(player: Player) {
  const subscribe = useCallback((changed: () => void) => watchCaptions(player, changed), [player])
  const { label } = useLabels()
  const nameOf = (track: { label: string; language: string }) =>
    track.label || track.language || label('Captions')
  const names = useSyncExternalStore(subscribe, () => distinct(captionsOf(player).map(nameOf)).join('\n'))
  const shown = useSyncExternalStore(subscribe, () => shownCaption(player))
  return { names: names === '' ? [] : names.split('\n'), shown }
}

/** A playlist may have names that the page's captions have too. */
function distinct(names: string[]): string[] {
  const taken = new Map<string, number>()
  return names.map((name) => {
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}
