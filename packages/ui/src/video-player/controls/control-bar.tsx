import {
  ExitFullscreenIcon,
  FullscreenIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  ReplayIcon,
} from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import type { Player } from '../player/create-player.ts'
import { formatTime } from '../player/format-time.ts'
import {
  canFillScreen,
  canPictureInPicture,
  lengthOf,
  toggleFullscreen,
  togglePictureInPicture,
  togglePlay,
} from '../player/playback.ts'
import type { VideoSource } from '../types.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { CaptionsMenu } from './captions-menu.tsx'
import { ControlButton } from './control-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { VolumeControl } from './volume-control.tsx'

type ControlBarProps = { player: Player; sources: VideoSource[]; onShortcuts: () => void }

/** The controls at the bottom of the video. They run from left to right in every language, like time on a video. */
export function ControlBar({ player, sources, onShortcuts }: ControlBarProps) {
  const { label } = useLabels()
  const fullscreen = usePlayerValue(player, 'fullscreenchange', () => player.isFullscreen() === true)
  return (
    <div data-slot="video-controls" dir="ltr">
      <SeekBar player={player} />
      <PlayButton player={player} />
      <VolumeControl player={player} />
      <Time player={player} />
      <div data-slot="video-controls-end">
        <CaptionsMenu player={player} />
        <SettingsMenu player={player} sources={sources} onShortcuts={onShortcuts} />
        {canPictureInPicture() && (
          <ControlButton
            label={label('Picture-in-picture')}
            shortcut="P"
            data-hide="narrow"
            onClick={() => togglePictureInPicture(player)}
          >
            <PictureInPictureIcon />
          </ControlButton>
        )}
        {canFillScreen(player) && (
          <ControlButton
            label={label(fullscreen ? 'Exit fullscreen' : 'Fullscreen')}
            shortcut="F"
            onClick={() => toggleFullscreen(player)}
          >
            {fullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
          </ControlButton>
        )}
      </div>
    </div>
  )
}

const STATES = {
  Play: <PlayIcon />,
  Pause: <PauseIcon />,
  Replay: <ReplayIcon />,
}

function PlayButton({ player }: { player: Player }) {
  const { label } = useLabels()
  const does = usePlayerValue(player, 'play pause ended seeked loadstart', () =>
    player.ended() ? 'Replay' : player.paused() ? 'Play' : 'Pause',
  )
  return (
    <ControlButton label={label(does)} shortcut="K" onClick={() => togglePlay(player)}>
      {STATES[does]}
    </ControlButton>
  )
}

function Time({ player }: { player: Player }) {
  const now = usePlayerValue(player, 'timeupdate seeking', () => formatTime(player.currentTime() ?? 0))
  const length = usePlayerValue(player, 'durationchange loadedmetadata', () => formatTime(lengthOf(player)))
  return (
    <p data-slot="video-time">
      <span data-slot="video-time-now">{now}</span> <span data-slot="video-time-length">{`/ ${length}`}</span>
    </p>
  )
}
