import type { Params } from 'react-router-dom'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import type { Watch } from '#features/watch/watch-query.ts'
import { watchQuery, watchUrls } from '#features/watch/watch-query.ts'
import type { PageModule } from '#page-module.ts'
import { WatchView } from './watch-view.tsx'

export const query = ({ slug = '' }: Params) => watchQuery(slug)

export const meta: PageModule<Watch>['meta'] = (watch) => {
  if (watch === undefined)
    return { title: 'Watch', description: 'A video of ours.', noIndex: true, fetches: watchUrls }
  if (watch === null) return notFoundMeta
  const { item, row } = watch.video
  return {
    title: item.title,
    description: item.description || `${row.label}: ${item.title}`,
    picture: item.image,
    eyebrow: row.label,
    modified: item.releaseDate,
    about: { watch },
  }
}

export const Page: PageModule<Watch>['Page'] = ({ data: watch }) => {
  if (watch === undefined) return <WatchSkeleton />
  // New state for each video, so that a player doesn't go on playing on another video's page.
  return watch ? <WatchView key={watch.video.key} watch={watch} /> : <NotFound />
}

/** Shown while the feeds load. */
function WatchSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto min-h-dvh max-w-(--page-width) px-(--tp-gutter) pt-8">
      <p role="status" className="sr-only">
        Loading video
      </p>
      <div data-slot="skeleton-card" className="aspect-video w-full max-w-5xl rounded-tp-lg bg-tp-raised" />
    </div>
  )
}
