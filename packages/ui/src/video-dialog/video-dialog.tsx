'use client'
import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { DialogCloseButton, DialogOverlay } from '../dialog/dialog.tsx'
import { VideoPlayer, type VideoPlayerProps } from '../video-player/video-player.tsx'

export type VideoDialogProps = Omit<VideoPlayerProps, 'className'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Name of the film or video: the dialog's visible title and its accessible name. */
  title: string
}

/** The whole screen for one video. On closing, focus goes back to where it was when the dialog opened. */
export function VideoDialog({ open, onOpenChange, title, ...player }: VideoDialogProps) {
  const returnTo = useRef<HTMLElement | null>(null)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogOverlay className="bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          data-slot="video-dialog"
          className="fixed inset-0 z-50 flex flex-col bg-scrim text-on-scrim outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
          onOpenAutoFocus={() => {
            returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
          }}
          onCloseAutoFocus={(event) => {
            // Opened by a link or an address, not by a Radix trigger: we know where focus came from.
            event.preventDefault()
            returnTo.current?.focus({ preventScroll: true })
          }}
        >
          <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-2">
            <Radix.Title className="truncate font-display text-lg font-semibold">{title}</Radix.Title>
            <DialogCloseButton className="text-on-scrim hover:bg-on-scrim/15" />
          </div>
          <VideoPlayer {...player} className="min-h-0 flex-1" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
