'use client'
import { useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { PlayerControls } from './controls/player-controls.tsx'
import { useShortcuts } from './shortcuts.ts'
import type { VideoProps } from './types.ts'
import { usePlayer } from './use-player.ts'
import { Waiting } from './waiting.tsx'

export type { Caption, VideoSource } from './types.ts'

export type VideoPlayerProps = WithClassName &
  VideoProps & {
    /**
     * Focuses the player once it has loaded, unless the visitor has moved the focus, so that its keyboard shortcuts work.
     * @default false
     */
    autoFocus?: boolean
  }

/**
 * A player for mp4 and HLS that fills its container. video.js is loaded on first use. Keyboard shortcuts work while the
 * focus is inside; `?` lists them. When a video fails, it offers to try again from the same position. Import
 * `@two-pastors/ui/video-player.css` alongside it.
 *
 * @example
 * <VideoPlayer
 *   className="aspect-video"
 *   sources={[{ url: '/kings.mp4', type: 'video/mp4' }]}
 *   captions={[{ url: '/kings.vtt', language: 'en', kind: 'captions' }]}
 *   autoplay={false}
 *   resumeKey="king-of-kings"
 * />
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { resumeKey, sources, captions, autoplay } = props
  // A parent may pass equal but new arrays on each render; only a different video gets a new player. With a key
  // it is the same video even with new URLs: feeds that sign URLs return new ones on every request.
  const video = JSON.stringify(
    resumeKey === undefined ? [sources, captions, autoplay] : [resumeKey, autoplay],
  )
  return <OneVideo key={video} {...props} />
}

function OneVideo({
  captions = [],
  autoplay = true,
  autoFocus = false,
  startAt = 0,
  className,
  ...props
}: VideoPlayerProps) {
  const { poster, upNext } = props
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [help, setHelp] = useState(false)
  const toggleHelp = useCallback(() => setHelp((open) => !open), [])
  const { label, locale } = useLabels()
  const { player, status, attempt, hasPlayed, retry } = usePlayer(host, {
    ...props,
    captions,
    autoplay,
    autoFocus,
    startAt,
    locale,
  })
  const failed = status === 'failed' || status === 'unsupported'
  // Something that can't be played has no volume: video.js would throw.
  useShortcuts(root, failed ? null : player, failed ? undefined : attempt.startedVideo, toggleHelp)

  return (
    <div
      ref={root}
      data-slot="video-player"
      data-theme="picture"
      data-status={status}
      data-started={hasPlayed}
      className={cn('tp:relative tp:isolate tp:grid tp:bg-scrim tp:font-text tp:text-on-scrim', className)}
    >
      {poster && !hasPlayed && !failed && (
        <img
          data-slot="video-player-poster"
          src={poster}
          alt=""
          className="tp:absolute tp:inset-0 tp:size-full tp:object-contain"
        />
      )}
      <div
        data-slot="video-player-host"
        ref={host}
        className={cn('tp:absolute tp:inset-0', failed && 'tp:invisible')}
      />
      {player &&
        status === 'ready' &&
        createPortal(
          <PlayerControls {...{ player, attempt, hasPlayed, help, toggleHelp, poster, upNext }} />,
          player.el(),
        )}
      {status === 'loading' && <Waiting slot="video-player-status" words={label('Loading video')} />}
      {failed && (
        <div
          data-slot="video-player-error"
          role="alert"
          className="tp:z-10 tp:flex tp:flex-col tp:items-center tp:gap-4 tp:place-self-center tp:p-6 tp:text-center"
        >
          <p data-slot="video-player-message" className="tp:text-lg tp:text-balance">
            {`${label('This video could not be played.')} ${label(
              status === 'failed'
                ? 'Check your connection and try again.'
                : 'Your browser does not support its format.',
            )}`}
          </p>
          {status === 'failed' && <Button onClick={retry}>{label('Try again')}</Button>}
        </div>
      )}
    </div>
  )
}
