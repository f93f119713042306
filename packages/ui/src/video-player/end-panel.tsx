import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { ownText } from '../lib/own-text.tsx'
import type { Player } from './player/create-player.ts'
import { focusPlayer } from './player/focus-player.ts'
import { play } from './player/playback.ts'
import { usePlayerValue } from './use-player-value.ts'

type EndPanelProps = { player: Player; poster: string | undefined; upNext: ReactNode }

/** Covers the last picture of a video that has ended. */
export function EndPanel({ player, poster, upNext }: EndPanelProps) {
  const { label } = useLabels()
  const ended = usePlayerValue(player, 'ended play seeking loadstart', () => player.ended())
  if (!ended) return null
  return (
    <div data-slot="video-end">
      {poster && <img data-slot="video-end-picture" src={poster} alt="" />}
      <div data-slot="video-end-body">
        <Button
          variant="outline"
          onClick={() => {
            focusPlayer(player)
            play(player)
          }}
        >
          {label('Watch again')}
        </Button>
        {ownText(upNext)}
      </div>
    </div>
  )
}
