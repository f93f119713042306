import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useLabels } from '../../labels/labels.tsx'
import type { Player } from '../player/create-player.ts'
import { formatTime } from '../player/format-time.ts'
import { lengthOf, seek, skip } from '../player/playback.ts'
import { usePlayerValue } from '../use-player-value.ts'

/** How far each key moves the slider, in seconds. */
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
  const now = usePlayerValue(
    player,
    'timeupdate seeking seeked loadedmetadata',
    () => player.currentTime() ?? 0,
  )
  const length = usePlayerValue(player, 'durationchange loadedmetadata', () => lengthOf(player))
  const buffered = usePlayerValue(player, 'progress timeupdate', () => player.bufferedPercent())

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
  const style = {
    '--played': length > 0 ? now / length : 0,
    '--buffered': buffered,
    '--pointed': pointedAt ?? 0,
  } as CSSProperties

  return (
    <div data-slot="video-seek" style={style} onPointerMove={point} onPointerLeave={() => setPointedAt(null)}>
      <input
        type="range"
        data-slot="video-range"
        aria-label={label('Position')}
        aria-valuetext={label('{now} of {length}', { now: formatTime(now), length: formatTime(length) })}
        min={0}
        max={length}
        step="any"
        value={now}
        onChange={(event) => seek(player, Number(event.currentTarget.value))}
        onKeyDown={press}
      />
      {pointedAt !== null && length > 0 && (
        <span data-slot="video-seek-time" aria-hidden="true">
          {formatTime(pointedAt * length)}
        </span>
      )}
    </div>
  )
}
