'use client'
import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { DialogCloseButton } from '../dialog/dialog.tsx'
import { ModalLayer, type ModalLayerProps } from '../dialog/modal-layer.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
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
    /** Shown before the close button, such as a button that shares the video. */
    actions?: ReactNode
    /** A few sentences about the video, shown under it where the screen has room. Describes the dialog. */
    description?: string | undefined
  }

const OPEN_IN_PLAYER = '[role=menu], dialog[open], .vjs-modal-dialog:not(.vjs-hidden)'

/**
 * A video that fills the screen. On closing, the focus returns to where it was. Import
 * `@two-pastors/ui/video-player.css` beside it.
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

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <ModalLayer container={container} overlayClassName="bg-tp-scrim">
        <Radix.Content
          ref={content}
          {...(!description && { 'aria-describedby': undefined })}
          data-slot="video-dialog"
          data-theme="picture"
          className="fixed inset-0 z-(--tp-z-dialog) flex flex-col bg-tp-scrim text-tp-on-scrim outline-none data-[state=closed]:animate-tp-fade-out data-[state=open]:animate-tp-fade-in"
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onKeyDownCapture={(event) => event.currentTarget.removeAttribute('data-untouched')}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus()
            // Nobody has focused anything, as behind a shared link. Browsers would show a ring, as for visitors by keyboard.
            const isUntouched = document.activeElement === document.body
            if (event.currentTarget instanceof HTMLElement)
              event.currentTarget.toggleAttribute('data-untouched', isUntouched)
            // Not the close button, where the space bar would close the dialog instead of pausing the video. The player takes
            // the focus once it has loaded.
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onEscapeKeyDown={(event) => {
            // An open menu or panel of the player handles Escape first.
            if (content.current?.querySelector(OPEN_IN_PLAYER)) event.preventDefault()
          }}
        >
          <div
            data-slot="video-dialog-header"
            className="flex items-center justify-between gap-4 py-2 ps-5 pe-2"
          >
            <Radix.Title
              data-slot="video-dialog-title"
              className="truncate font-tp-display text-lg font-semibold text-tp-on-scrim"
            >
              {title}
            </Radix.Title>
            <div data-slot="video-dialog-actions" className="flex shrink-0 items-center gap-1">
              {actions}
              <DialogCloseButton />
            </div>
          </div>
          {/* Another video in the same dialog gets a player of its own. */}
          <VideoPlayer key={player.resumeKey} {...player} autoFocus className="min-h-0 flex-1" />
          {description && (
            <Radix.Description
              data-slot="video-dialog-description"
              className="mx-auto line-clamp-3 w-full max-w-prose px-5 pt-3 text-center text-pretty text-tp-on-scrim-muted"
            >
              {description}
            </Radix.Description>
          )}
        </Radix.Content>
      </ModalLayer>
    </Radix.Root>
  )
}
