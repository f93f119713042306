import { Input, SearchIcon } from '@two-pastors/ui'
import { useDeferredValue, useMemo } from 'react'
import { isBuild } from '#config/env.ts'
import homeRows from '#content/home-rows.yaml'
import page from '#content/pages/search.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { feedUrls, useFeeds } from '#features/watch/use-feeds.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { part } from '#lib/part.ts'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { NoScriptNotice } from './no-script-notice.tsx'
import { indexOf, searchItems } from './search-items.ts'
import { SearchResults } from './search-results.tsx'
import { useSearchTerm } from './use-search-term.ts'

const sitePart = part(() => import('./site-results.tsx'))

const feeds = homeRows.map(({ feed }) => feed)

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
  fetches: feedUrls(feeds),
})

export function Page() {
  const { field, term, onInput, onSubmit } = useSearchTerm()
  const { loading, lists } = useFeeds(feeds)
  const index = useMemo(() => (loading ? null : indexOf(lists)), [loading, lists])
  // Deferred, so that searching a long list doesn't delay typing.
  const wanted = useDeferredValue(term ?? '')
  const found = useMemo(() => (index ? searchItems(index, wanted) : []), [index, wanted])

  const { module: site } = sitePart.use(wanted.trim() !== '' && index !== null)
  const items = useMemo(() => lists.flat(), [lists])

  return (
    <>
      <PageHeader title={page.title} banner={page.banner}>
        <search className="mt-6 block lg:max-w-xl">
          <form
            action="/search"
            onSubmit={(event) => {
              event.preventDefault()
              onSubmit()
            }}
            className="relative"
          >
            <SearchIcon className="pointer-events-none absolute start-3 top-3 size-5 text-tp-muted" />
            <Input
              ref={field}
              type="search"
              name="q"
              aria-label="Search trailers, podcasts and shorts"
              autoComplete="off"
              enterKeyHint="search"
              onInput={(event) => onInput(event.currentTarget.value)}
              className="ps-10"
            />
          </form>
        </search>
        <noscript>{isBuild && <NoScriptNotice />}</noscript>
      </PageHeader>
      {/* The minimum height keeps the footer in its place while results come. */}
      <div className="min-h-[60vh]">
        <SectionBoundary name="Results">
          <SearchResults
            loading={term === null || (!index && term.trim() !== '')}
            term={wanted.trim()}
            items={found}
          />
        </SectionBoundary>
        <SectionBoundary name="Also on This Site">
          {site && index && <site.SiteResults term={wanted.trim()} hasVideos={found.length > 0} />}
        </SectionBoundary>
      </div>
      <WatchDialog items={items} />
    </>
  )
}
