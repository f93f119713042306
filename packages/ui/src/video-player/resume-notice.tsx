import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../labels/labels.tsx'
import type { Player } from './player/create-player.ts'
import { focusPlayer } from './player/focus-player.ts'
import { formatTime } from './player/format-time.ts'
import { play, seek } from './player/playback.ts'
import { usePlayerValue } from './use-player-value.ts'

/** How long it stays, in seconds of playback. */
const STAYS = 6

/** Says where the video resumed and offers to start over. It disappears after a while of playback. */
export function ResumeNotice({ player, at }: { player: Player; at: number }) {
  const { label } = useLabels()
  const root = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState(false)
  const over = usePlayerValue(player, 'timeupdate seeked ended', () => {
    const now = player.currentTime() ?? 0
    return player.hasStarted_ && !player.seeking() && (now > at + STAYS || now < at - 1 || player.ended())
  })
  useEffect(() => {
    if (!over) return
    if (root.current?.contains(document.activeElement)) focusPlayer(player)
    setGone(true)
  }, [over, player])

  if (gone) return null
  return (
    <div ref={root} data-slot="video-resumed">
      <p role="status" data-slot="video-resumed-text">
        {label('Resumed at {time}', { time: formatTime(at) })}
      </p>
      <button
        type="button"
        data-slot="video-resumed-action"
        onClick={() => {
          seek(player, 0)
          play(player)
        }}
      >
        {label('Start over')}
      </button>
    </div>
  )
}
