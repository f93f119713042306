import type { ReactNode } from 'react'
import { Button } from '../../button/button.tsx'
import { PlayIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import { ownText } from '../../lib/own-text.tsx'
import { focusPlayer, play } from '../player/playback.ts'
import type { Player } from '../player/player.ts'
import { ResumeNotice } from '../resume-notice.tsx'
import { ShortcutHelp } from '../shortcut-help.tsx'
import type { Attempt } from '../use-player.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { Waiting } from '../waiting.tsx'
import { ControlBar } from './control-bar.tsx'

type PlayerControlsProps = {
  player: Player
  attempt: Attempt
  hasPlayed: boolean
  help: boolean
  toggleHelp: () => void
  poster: string | undefined
  upNext: ReactNode
}

/** Everything on top of a video that can be played. */
export function PlayerControls(props: PlayerControlsProps) {
  const { player, attempt, hasPlayed, help, toggleHelp, poster, upNext } = props
  const { label } = useLabels()
  const waiting = usePlayerValue(player, () => player.hasClass('vjs-waiting'))
  const paused = usePlayerValue(player, () => player.paused())
  const ended = usePlayerValue(player, () => player.ended())
  const start = () => {
    focusPlayer(player)
    play(player)
  }
  return (
    <>
      {waiting && <Waiting slot="video-waiting" words={label('Waiting for the connection')} />}
      {!hasPlayed && paused && (
        <div data-slot="video-start">
          <Button variant="play" size="icon" aria-label={label('Play Video')} onClick={start}>
            <PlayIcon />
          </Button>
        </div>
      )}
      {attempt.resumes && <ResumeNotice player={player} at={attempt.startAt} />}
      {ended && (
        <div
          data-slot="video-end"
          className="tp:absolute tp:inset-0 tp:grid tp:bg-scrim tp:animate-fade-in tp:overflow-y-auto"
        >
          {poster && (
            <img
              data-slot="video-end-picture"
              src={poster}
              alt=""
              className="tp:absolute tp:inset-0 tp:size-full tp:object-cover"
            />
          )}
          <div
            data-slot="video-end-body"
            className="tp:relative tp:flex tp:flex-wrap tp:items-center tp:justify-center tp:gap-5"
          >
            <Button variant="outline" onClick={start}>
              {label('Watch again')}
            </Button>
            {ownText(upNext)}
          </div>
        </div>
      )}
      <ControlBar player={player} sources={attempt.sources} onShortcuts={toggleHelp} />
      {help && <ShortcutHelp player={player} onClose={toggleHelp} />}
    </>
  )
}
