'use client'
import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useMemo, useRef } from 'react'
import { DialogCloseButton } from '../dialog/dialog.tsx'
import { ModalLayer, type ModalLayerProps } from '../dialog/modal-layer.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { cn } from '../lib/cn.ts'
import { ownText } from '../lib/own-text.tsx'
import type { VideoProps } from '../video-player/types.ts'
import { VideoPlayer } from '../video-player/video-player.tsx'

export type VideoDialogProps = VideoProps &
  Pick<ModalLayerProps, 'container'> & {
    /** Whether it is open. */
    open: boolean
    /** Called with `false` on its close button, Escape and a click outside. */
    onOpenChange: (open: boolean) => void
    /** Name of the film or video: the dialog's visible title and its accessible name. */
    title: string
    /** Shown next to the close button, such as a button that shares the video. */
    actions?: ReactNode
    /** A few sentences about the video, shown below it if the screen has room. Describes the dialog. */
    description?: string | undefined
  }

const OPEN_IN_PLAYER = '[role=menu], dialog[open], .vjs-modal-dialog:not(.vjs-hidden)'

/**
 * A video that fills the screen. On closing, the focus returns to where it was. Import
 * `@two-pastors/ui/video-player.css` beside it. Open it with a picture of the video: a bare play button doesn't say
 * which video it plays, nor that it fills the screen.
 *
 * @example
 * <VideoDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   title="King of Kings"
 *   sources={[{ url: '/kings.mp4', type: 'video/mp4' }]}
 * />
 */
export function VideoDialog(props: VideoDialogProps) {
  const { open, onOpenChange, title, actions, description, container, ...player } = props
  const returnFocus = useReturnFocus()
  const content = useRef<HTMLDivElement>(null)
  const { startedVideo } = player
  // A video that already plays on the page continues here, without a glimpse of the page behind it.
  const takesOver = useMemo(
    () => startedVideo !== undefined && startedVideo.getClientRects().length > 0,
    [startedVideo],
  )

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <ModalLayer container={container} overlayClassName="tp:bg-scrim">
        <Radix.Content
          ref={content}
          {...(!description && { 'aria-describedby': undefined })}
          data-slot="video-dialog"
          data-theme="picture"
          className={cn(
            'tp:fixed tp:inset-0 tp:z-(--tp-z-dialog) tp:flex tp:flex-col tp:bg-scrim tp:text-on-scrim tp:outline-none tp:data-[state=closed]:animate-fade-out',
            !takesOver && 'tp:data-[state=open]:animate-fade-in',
          )}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onKeyDownCapture={(event) => event.currentTarget.removeAttribute('data-untouched')}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus()
            // Nobody has focused anything, as after opening a shared link. Browsers would show a focus ring, as for
            // keyboard users.
            const isUntouched = document.activeElement === document.body
            if (event.currentTarget instanceof HTMLElement)
              event.currentTarget.toggleAttribute('data-untouched', isUntouched)
            // Not the close button, where the space bar would close the dialog instead of pausing the video. A player
            // takes the focus once it has loaded; a started video is already in its player.
            event.preventDefault()
            const started = content.current?.querySelector<HTMLElement>('[data-vjs-player]')
            const target = started ?? content.current
            target?.focus({ preventScroll: true })
          }}
          onEscapeKeyDown={(event) => {
            // An open menu or panel of the player handles Escape first.
            if (content.current?.querySelector(OPEN_IN_PLAYER)) event.preventDefault()
          }}
        >
          <div
            data-slot="video-dialog-header"
            className="tp:flex tp:flex-wrap tp:items-center tp:justify-end tp:gap-x-4 tp:py-2 tp:ps-5 tp:pe-2"
          >
            <Radix.Title
              data-slot="video-dialog-title"
              className="tp:min-w-0 tp:flex-1 tp:basis-28 tp:truncate tp:font-display tp:text-lg tp:font-semibold tp:text-on-scrim"
            >
              {title}
            </Radix.Title>
            <div
              data-slot="video-dialog-actions"
              className="tp:flex tp:max-w-full tp:flex-wrap tp:items-center tp:justify-end tp:gap-1"
            >
              {ownText(actions)}
              <DialogCloseButton />
            </div>
          </div>
          <VideoPlayer {...player} autoFocus className="tp:min-h-0 tp:flex-1" />
          {description && (
            <Radix.Description
              data-slot="video-dialog-description"
              className="tp:mx-auto tp:line-clamp-3 tp:w-full tp:max-w-prose tp:mb-4 tp:px-5 tp:pt-3 tp:text-center tp:text-pretty tp:text-on-scrim-muted"
            >
              {description}
            </Radix.Description>
          )}
        </Radix.Content>
      </ModalLayer>
    </Radix.Root>
  )
}
