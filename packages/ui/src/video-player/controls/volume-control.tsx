import type { CSSProperties } from 'react'
import { MutedIcon, VolumeIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import type { Player } from '../player/create-player.ts'
import { setVolume, toggleMute } from '../player/playback.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { ControlButton } from './control-button.tsx'

/** Mutes and sets the volume. Phones have keys for the volume, so there it only mutes. */
export function VolumeControl({ player }: { player: Player }) {
  const { label } = useLabels()
  const volume = usePlayerValue(player, 'volumechange', () => (player.muted() ? 0 : (player.volume() ?? 0)))
  const muted = volume === 0
  return (
    <div data-slot="video-volume">
      <ControlButton label={label(muted ? 'Unmute' : 'Mute')} shortcut="M" onClick={() => toggleMute(player)}>
        {muted ? <MutedIcon /> : <VolumeIcon />}
      </ControlButton>
      <input
        type="range"
        data-slot="video-range"
        aria-label={label('Volume')}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        style={{ '--played': volume, '--buffered': 0 } as CSSProperties}
        onChange={(event) => setVolume(player, Number(event.currentTarget.value))}
      />
    </div>
  )
}
