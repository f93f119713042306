import { feedUrl } from '@two-pastors/feeds'
import { preload } from 'react-dom'
import { Head } from '../../components/head.tsx'
import { VideoRow } from '../../components/video-row.tsx'
import { WatchDialog } from '../../components/watch/watch-dialog.tsx'
import { env } from '../../config/env.ts'
import { site } from '../../config/site.ts'
import { david } from '../../content/films.ts'
import { Hero } from './hero.tsx'
import { homeRows } from './rows.ts'
import { SponsorsSection } from './sponsors-section.tsx'
import { useHomeFeeds } from './use-home-feeds.ts'

export function Screen() {
  // In the prerendered HTML these become <link rel="preload">: the feeds start beside the code, not after it.
  for (const { feed } of homeRows) {
    preload(feedUrl(env.feedHost, feed), { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' })
  }
  const { loading, rows } = useHomeFeeds()
  const videos = [david.trailer, ...rows.flatMap((row) => row.items)]

  return (
    <>
      <Head description={site.description} />
      <Hero film={david} />
      <div className="mx-auto grid max-w-(--page-width) gap-12 pt-14">
        {rows.map(({ feed, heading, layout, items, hiddenWhenEmpty }) =>
          hiddenWhenEmpty && !loading && items.length === 0 ? null : (
            <VideoRow key={feed} heading={heading} layout={layout} items={items} loading={loading} />
          ),
        )}
      </div>
      <SponsorsSection />
      <WatchDialog items={videos} />
    </>
  )
}
