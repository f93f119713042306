'use client'
import { useRef } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { Spinner } from '../spinner/spinner.tsx'
import type { VideoProps } from './types.ts'
import { usePlayer } from './use-player.ts'

export { loadVideoJs } from './load-video-js.ts'
export type { Caption, VideoSource } from './types.ts'

export type VideoPlayerProps = WithClassName &
  VideoProps & {
    /**
     * Takes the focus once it is there, unless the visitor has moved it meanwhile: its keys work at once.
     * @default false
     */
    autoFocus?: boolean
  }

/**
 * A video.js player, loaded when it is first needed; it fills the room that it is given. When a video fails it says so,
 * and offers to try again. Import `@two-pastors/ui/video-player.css` beside it.
 *
 * @example
 * <VideoPlayer
 *   className="aspect-video"
 *   sources={[{ url: '/kings.mp4', type: 'video/mp4' }]}
 *   captions={[{ url: '/kings.vtt', language: 'en', kind: 'captions' }]}
 *   autoplay={false}
 * />
 */
export function VideoPlayer({
  sources,
  captions = [],
  poster,
  autoplay = true,
  autoFocus = false,
  onEnded,
  className,
}: VideoPlayerProps) {
  const host = useRef<HTMLDivElement>(null)
  const { status, retry } = usePlayer(host, { sources, captions, poster, autoplay, autoFocus, onEnded })

  return (
    <div
      data-slot="video-player"
      data-status={status}
      className={cn('relative isolate grid bg-tp-scrim font-tp-text text-tp-on-scrim', className)}
    >
      <div
        data-slot="video-player-host"
        ref={host}
        className={cn('absolute inset-0', status === 'failed' && 'invisible')}
      />
      {status === 'loading' && (
        <div
          data-slot="video-player-status"
          role="status"
          className="z-10 place-self-center text-4xl pointer-events-none"
        >
          <Spinner />
          <span data-slot="sr-only" className="sr-only">
            Loading video
          </span>
        </div>
      )}
      {status === 'failed' && (
        <div
          data-slot="video-player-error"
          role="alert"
          className="z-10 flex flex-col items-center gap-4 place-self-center p-6 text-center"
        >
          <p data-slot="video-player-message" className="text-lg text-balance">
            This video could not be played. Check your connection and try again.
          </p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </div>
  )
}
