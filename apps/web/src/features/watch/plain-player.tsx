import { Button, CloseIcon, ShareIcon, Spinner } from '@two-pastors/ui'

/**
 * The dialog in which a tapped video starts, before the player's code has loaded (open-plain-player.ts). It is in every
 * document as a template, because a tap can come before the page's code.
 */
export function PlainPlayer() {
  return (
    <template id="plain-player">
      <dialog
        data-slot="plain-player"
        data-theme="picture"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none touch-pinch-zoom flex-col overflow-hidden bg-tp-scrim text-tp-on-scrim open:flex backdrop:bg-tp-scrim"
      >
        <div className="flex flex-wrap items-center justify-end gap-x-4 py-2 ps-5 pe-2">
          <p className="min-w-0 flex-1 basis-28 truncate font-tp-display text-lg font-semibold" />
          <div className="flex max-w-full flex-wrap items-center justify-end gap-1">
            <Button variant="ghost" size="sm" data-share="">
              <ShareIcon />
              Share
            </Button>
            <Button variant="ghost" size="icon" aria-label="Close">
              <CloseIcon />
            </Button>
          </div>
        </div>
        <div
          data-slot="plain-player-video"
          tabIndex={-1}
          className="relative outline-none grid min-h-0 flex-1 *:[video]:absolute *:[video]:inset-0 *:[video]:size-full *:[video]:object-contain"
        >
          <p role="status" className="pointer-events-none z-10 place-self-center text-4xl">
            <Spinner />
            <span className="sr-only">Loading video</span>
          </p>
        </div>
        {/* Like the dialog's, so that the film stays where it is when the player takes over. */}
        <p
          data-slot="plain-player-description"
          className="mx-auto mb-4 line-clamp-3 w-full max-w-prose px-5 pt-3 text-center text-pretty text-tp-on-scrim-muted empty:hidden"
        />
      </dialog>
    </template>
  )
}
