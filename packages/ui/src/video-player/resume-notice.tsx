import { useCallback, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { focusPlayer, formatTime, play, seek } from './player/playback.ts'
import type { Player } from './player/player.ts'
import { usePlayerValue } from './use-player-value.ts'

/** How long it stays, in seconds of playback. */
const STAYS = 6

/** Says where the video resumed and offers to start over. It disappears after a while of playback. */
export function ResumeNotice({ player, at }: { player: Player; at: number }) {
  const { label } = useLabels()
  const [gone, setGone] = useState(false)
  const over = usePlayerValue(player, () => {
    const now = player.currentTime() ?? 0
    return player.hasStarted_ && !player.seeking() && (now > at + STAYS || now < at - 1 || player.ended())
  })
  if (over && !gone) setGone(true)
  const keepFocus = useCallback(
    (notice: HTMLElement | null) => () => {
      if (notice?.contains(document.activeElement)) focusPlayer(player)
    },
    [player],
  )

  if (gone) return null
  return (
    <div
      ref={keepFocus}
      data-slot="video-resumed"
      // In a corner free of title and captions.
      className="tp:absolute tp:inset-x-0 tp:top-3 tp:mx-auto tp:w-max tp:max-w-full tp:flex tp:flex-wrap tp:items-center tp:justify-center tp:gap-x-4 tp:rounded-full tp:border tp:border-line tp:bg-raised tp:ps-5 tp:pe-4 tp:animate-fade-in"
    >
      <p role="status" data-slot="video-resumed-text" className="tp:m-0">
        {label('Resumed at {time}', { time: formatTime(at) })}
      </p>
      <Button
        variant="link"
        onClick={() => {
          seek(player, 0)
          play(player)
        }}
      >
        {label('Start over')}
      </Button>
    </div>
  )
}
