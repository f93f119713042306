import type { ReactNode } from 'react'
import { Button } from '../../button/button.tsx'
import { PlayIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import { ownText } from '../../lib/own-text.tsx'
import { Spinner } from '../../spinner/spinner.tsx'
import type { Player } from '../player/create-player.ts'
import { focusPlayer, play } from '../player/playback.ts'
import { ResumeNotice } from '../resume-notice.tsx'
import { ShortcutHelp } from '../shortcut-help.tsx'
import type { VideoSource } from '../types.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { ControlBar } from './control-bar.tsx'

type PlayerControlsProps = {
  player: Player
  sources: VideoSource[]
  hasPlayed: boolean
  /** Where it resumed, in seconds; 0 if it began at the beginning. */
  resumedAt: number
  help: boolean
  toggleHelp: () => void
  poster: string | undefined
  upNext: ReactNode
}

/** Everything on top of a video that can be played. */
export function PlayerControls(props: PlayerControlsProps) {
  const { player, sources, hasPlayed, resumedAt, help, toggleHelp, poster, upNext } = props
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
      {waiting && (
        <div
          role="status"
          data-slot="video-waiting"
          className="tp:pointer-events-none tp:absolute tp:inset-0 tp:grid tp:place-content-center tp:text-4xl"
        >
          <Spinner />
          <span data-slot="sr-only" className="tp:sr-only">
            {label('Waiting for the connection')}
          </span>
        </div>
      )}
      {!hasPlayed && paused && (
        <div data-slot="video-start" className="tp:absolute tp:inset-0 tp:m-auto tp:size-11">
          <Button variant="play" size="icon" aria-label={label('Play Video')} onClick={start}>
            <PlayIcon />
          </Button>
        </div>
      )}
      {resumedAt > 0 && <ResumeNotice player={player} at={resumedAt} />}
      {ended && (
        <div
          data-slot="video-end"
          className="tp:absolute tp:inset-0 tp:grid tp:animate-fade-in tp:overflow-y-auto tp:bg-scrim tp:px-4 tp:pt-4"
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
      <ControlBar player={player} sources={sources} onShortcuts={toggleHelp} />
      {help && <ShortcutHelp player={player} onClose={toggleHelp} />}
    </>
  )
}
