import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useState,
} from 'react'
import { MutedIcon, VolumeIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import { formatTime, lengthOf, seek, setVolume, skip, toggleMute } from '../player/playback.ts'
import type { Player } from '../player/player.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { ControlButton } from './control-button.tsx'

/** How far each key moves the position, in seconds. */
const STEPS: Record<string, number> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 30,
  PageDown: -30,
}

/** Shows the position and how much is loaded, and seeks. */
export function SeekBar({ player }: { player: Player }) {
  const { label } = useLabels()
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const now = usePlayerValue(player, () => player.currentTime() ?? 0)
  const length = usePlayerValue(player, lengthOf)
  const buffered = usePlayerValue(player, () => player.bufferedPercent())

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    skip(player, step)
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointedAt(Math.min(Math.max(0, (event.clientX - left) / width), 1))
  }
  return (
    <div
      data-slot="video-seek"
      style={{ '--pointed': pointedAt ?? 0 } as CSSProperties}
      onPointerMove={point}
      onPointerLeave={() => setPointedAt(null)}
    >
      <Range
        aria-label={label('Position')}
        aria-valuetext={label('{now} of {length}', { now: formatTime(now), length: formatTime(length) })}
        max={length}
        step="any"
        value={now}
        buffered={buffered}
        onChange={(event) => seek(player, Number(event.currentTarget.value))}
        onKeyDown={press}
      />
      {pointedAt !== null && length > 0 && (
        <span
          data-slot="video-seek-time"
          aria-hidden="true"
          className="tp:pointer-events-none tp:absolute tp:rounded-sm tp:bg-raised tp:px-2 tp:text-sm tp:tabular-nums"
        >
          {formatTime(pointedAt * length)}
        </span>
      )}
    </div>
  )
}

/** Mutes and sets the volume. Phones have keys for the volume, so there it only mutes. */
export function VolumeControl({ player }: { player: Player }) {
  const { label } = useLabels()
  const volume = usePlayerValue(player, () => (player.muted() ? 0 : (player.volume() ?? 0)))
  const muted = volume === 0
  return (
    <div data-slot="video-volume" className="tp:flex tp:items-center">
      <ControlButton label={label(muted ? 'Unmute' : 'Mute')} shortcut="M" onClick={() => toggleMute(player)}>
        {muted ? <MutedIcon /> : <VolumeIcon />}
      </ControlButton>
      <Range
        aria-label={label('Volume')}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => setVolume(player, Number(event.currentTarget.value))}
      />
    </div>
  )
}

type RangeProps = ComponentProps<'input'> & { value: number; max: number; buffered?: number }

/** The browser's own slider, from 0: phones' screen readers move no other. */
const Range = ({ buffered = 0, ...props }: RangeProps) => (
  <input
    {...props}
    type="range"
    data-slot="video-range"
    min={0}
    style={{ '--played': props.max && props.value / props.max, '--buffered': buffered } as CSSProperties}
  />
)
