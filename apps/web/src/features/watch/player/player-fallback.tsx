import { Button, Spinner } from '@two-pastors/ui'

type PlayerFallbackProps = { failed: boolean; poster?: string | null; onClose: () => void }

/** Shown while the dialog's code loads, or with a retry button if it fails to. */
export function PlayerFallback({ failed, poster, onClose }: PlayerFallbackProps) {
  return (
    <div
      data-theme="dark"
      className="fixed inset-0 z-(--tp-z-dialog) grid place-items-center bg-tp-scrim p-6 text-tp-on-scrim"
    >
      {poster && !failed && <img src={poster} alt="" className="absolute inset-0 size-full object-contain" />}
      {failed ? (
        <div role="alert" className="grid grid-cols-1 justify-items-center gap-4 text-center">
          <p className="text-lg text-balance">
            The player could not be loaded. Check your connection and try again.
          </p>
          {/* The URL names the video, so reloading the page opens it, with current code. */}
          <Button onClick={() => location.reload()}>Try again</Button>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <div role="status" className="relative text-4xl">
          <Spinner />
          <span className="sr-only">Loading video</span>
        </div>
      )}
    </div>
  )
}
