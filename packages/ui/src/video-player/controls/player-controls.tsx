import type { ReactNode } from 'react'
import { PlayIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import { Spinner } from '../../spinner/spinner.tsx'
import { EndPanel } from '../end-panel.tsx'
import type { Player } from '../player/create-player.ts'
import { focusPlayer } from '../player/focus-player.ts'
import { play } from '../player/playback.ts'
import { ResumeNotice } from '../resume-notice.tsx'
import { ShortcutHelp } from '../shortcut-help.tsx'
import type { VideoSource } from '../types.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { ControlBar } from './control-bar.tsx'

type PlayerControlsProps = {
  player: Player
  sources: VideoSource[]
  /** Whether it has ever played: after that the poster stays hidden. */
  started: boolean
  resumedAt: number
  help: boolean
  toggleHelp: () => void
  poster: string | undefined
  upNext: ReactNode
}

/** Everything on top of a video that can be played. */
export function PlayerControls({
  player,
  sources,
  started,
  resumedAt,
  help,
  toggleHelp,
  poster,
  upNext,
}: PlayerControlsProps) {
  const { label } = useLabels()
  const waiting = usePlayerValue(player, 'waiting seeking playing seeked canplay pause timeupdate', () =>
    player.hasClass('vjs-waiting'),
  )
  const paused = usePlayerValue(player, 'play pause', () => player.paused())
  return (
    <>
      {waiting && (
        <div role="status" data-slot="video-waiting">
          <Spinner />
          <span data-slot="sr-only" className="tp:sr-only">
            {label('Waiting for the connection')}
          </span>
        </div>
      )}
      {!started && paused && (
        <button
          type="button"
          aria-label={label('Play Video')}
          data-slot="video-start"
          onClick={() => {
            focusPlayer(player)
            play(player)
          }}
        >
          <PlayIcon />
        </button>
      )}
      {resumedAt > 0 && <ResumeNotice player={player} at={resumedAt} />}
      <EndPanel player={player} poster={poster} upNext={upNext} />
      <ControlBar player={player} sources={sources} onShortcuts={toggleHelp} />
      {help && <ShortcutHelp player={player} onClose={toggleHelp} />}
    </>
  )
}
