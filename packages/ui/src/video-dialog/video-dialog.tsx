'use client'
import * as Radix from '@radix-ui/react-dialog'
import { DialogCloseButton, DialogOverlay } from '../dialog/dialog.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { VideoPlayer, type VideoPlayerProps } from '../video-player/video-player.tsx'

export { loadVideoJs } from '../video-player/load-video-js.ts'

export type VideoDialogProps = Omit<VideoPlayerProps, 'className'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Name of the film or video: the dialog's visible title and its accessible name. */
  title: string
}

/** The whole screen for one video. On closing, focus goes back to where it was when the dialog opened. */
export function VideoDialog({ open, onOpenChange, title, ...player }: VideoDialogProps) {
  const returnFocus = useReturnFocus()

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogOverlay className="bg-scrim!" />
        <Radix.Content
          aria-describedby={undefined}
          data-slot="video-dialog"
          data-theme="dark"
          className="fixed inset-0 z-50 flex flex-col bg-scrim text-on-scrim outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
          {...returnFocus}
        >
          <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-2">
            <Radix.Title className="truncate font-display text-lg font-semibold">{title}</Radix.Title>
            <DialogCloseButton />
          </div>
          <VideoPlayer {...player} className="min-h-0 flex-1" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
