import {
  ExitFullscreenIcon,
  FullscreenIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  ReplayIcon,
} from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import {
  canFillScreen,
  canPictureInPicture,
  formatTime,
  lengthOf,
  toggleFullscreen,
  togglePictureInPicture,
  togglePlay,
} from '../player/playback.ts'
import type { Player } from '../player/player.ts'
import type { VideoSource } from '../types.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { CaptionsMenu } from './captions-menu.tsx'
import { ControlButton } from './control-button.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { SeekBar, VolumeControl } from './sliders.tsx'

type ControlBarProps = { player: Player; sources: VideoSource[]; onShortcuts: () => void }

const PLAY_ICONS = { Play: <PlayIcon />, Pause: <PauseIcon />, Replay: <ReplayIcon /> }

/** The controls at the bottom of the video. They run from left to right in every language, like time on a video. */
export function ControlBar({ player, sources, onShortcuts }: ControlBarProps) {
  const { label } = useLabels()
  const isFullscreen = usePlayerValue(player, () => player.isFullscreen() === true)
  const playDoes = usePlayerValue(player, () =>
    player.ended() ? 'Replay' : player.paused() ? 'Play' : 'Pause',
  )
  return (
    <div
      data-slot="video-controls"
      dir="ltr"
      className="tp:absolute tp:inset-x-0 tp:bottom-0 tp:flex tp:flex-wrap tp:items-center"
    >
      <SeekBar player={player} />
      <ControlButton label={label(playDoes)} shortcut="K" onClick={() => togglePlay(player)}>
        {PLAY_ICONS[playDoes]}
      </ControlButton>
      <VolumeControl player={player} />
      <Time player={player} />
      <div data-slot="video-controls-end" className="tp:ms-auto tp:flex">
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
            label={label(isFullscreen ? 'Exit fullscreen' : 'Fullscreen')}
            shortcut="F"
            onClick={() => toggleFullscreen(player)}
          >
            {isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
          </ControlButton>
        )}
      </div>
    </div>
  )
}

/** A component of its own, because it renders each second. */
function Time({ player }: { player: Player }) {
  const now = usePlayerValue(player, () => formatTime(player.currentTime() ?? 0))
  const length = usePlayerValue(player, () => formatTime(lengthOf(player)))
  return (
    <p data-slot="video-time" className="tp:m-0 tp:whitespace-nowrap tp:px-2 tp:text-sm tp:tabular-nums">
      <span data-slot="video-time-now">{now}</span>{' '}
      <span data-slot="video-time-length" className="tp:text-on-scrim-muted">{`/ ${length}`}</span>
    </p>
  )
}
