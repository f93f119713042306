import { Button, MutedIcon, PauseIcon, PlayIcon, VolumeIcon } from '@two-pastors/ui'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from '#features/watch/watch-dialog.tsx'
import type { HeroTrailerState } from './use-hero-trailer.ts'

/**
 * The muted trailer behind the hero's text, which stops while a video is open. "Watch Trailer" opens it with
 * captions. It subscribes to the URL, so that the hero around it doesn't have to.
 */
export function HeroTrailer({ trailer }: { trailer: HeroTrailerState }) {
  const watching = useWatch().id !== null
  const follow = useEffectEvent(() => (watching ? trailer.stop() : trailer.autoplay()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it changes.
  useEffect(() => follow(), [watching])
  return (
    <video
      ref={trailer.video}
      {...trailer.events}
      data-slot="hero-video"
      data-playing={trailer.playing}
      aria-hidden="true"
      tabIndex={-1}
      muted={trailer.muted}
      playsInline
      preload="none"
      className="object-(--focus,70%_0%) opacity-0 transition-opacity duration-1000 data-[playing=true]:opacity-100"
    />
  )
}

export function HeroTrailerControls({
  trailer,
  className,
}: {
  trailer: HeroTrailerState
  className: string
}) {
  const { playing, muted, togglePlaying, toggleMuted } = trailer
  return (
    <div className={className}>
      <Button
        variant="outline"
        size="icon"
        aria-label={playing ? 'Pause background trailer' : 'Play background trailer'}
        onClick={togglePlaying}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={muted ? 'Unmute background trailer' : 'Mute background trailer'}
        onClick={toggleMuted}
      >
        {muted ? <MutedIcon /> : <VolumeIcon />}
      </Button>
    </div>
  )
}
