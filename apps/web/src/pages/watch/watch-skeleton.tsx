/** Shown while the feeds load. */
export function WatchSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto min-h-dvh max-w-(--page-width) px-(--tp-gutter) pt-8">
      <p role="status" className="sr-only">
        Loading video
      </p>
      <div data-slot="skeleton-card" className="aspect-video w-full max-w-5xl rounded-tp-lg bg-tp-raised" />
    </div>
  )
}
