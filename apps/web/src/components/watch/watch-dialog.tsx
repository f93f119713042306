import type { VideoItem } from '@two-pastors/feeds'
import { Spinner } from '@two-pastors/ui'
import { lazy, Suspense } from 'react'
import { loadVideoDialog } from './load-video-dialog.ts'
import { useWatch } from './use-watch.ts'

const PlayerDialog = lazy(async () => ({ default: (await loadVideoDialog()).PlayerDialog }))

/** Opens the one of `items` that the address names. */
export function WatchDialog({ items }: { items: VideoItem[] }) {
  const { id, close } = useWatch()
  const item = id === null ? undefined : items.find((candidate) => candidate.id === id && candidate.videoUrl)
  if (!item) return null
  return (
    <Suspense fallback={<Curtain />}>
      <PlayerDialog item={item} onClose={close} />
    </Suspense>
  )
}

/** What a click shows at once, while the dialog's code is on its way. */
function Curtain() {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-scrim text-4xl text-on-scrim">
      <Spinner />
      <span className="sr-only">Loading video</span>
    </div>
  )
}
