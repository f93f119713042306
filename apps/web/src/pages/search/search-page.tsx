import { useQuery } from '@tanstack/react-query'
import { Input, SearchIcon } from '@two-pastors/ui'
import { useDeferredValue, useMemo } from 'react'
import { isBuild } from '#config/env.ts'
import { has } from '#config/site-parts.ts'
import homeRows from '#content/home-rows.yaml'
import page from '#content/pages/search.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { siteIndexQuery, spokenIndexQuery } from '#features/search/search-queries.ts'
import { feedUrls, useFeeds } from '#features/watch/use-feeds.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { Failure } from '#lib/failure.tsx'
import { HideSkeletons } from '#lib/hide-skeletons.tsx'
import { part } from '#lib/part.ts'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { indexOf } from './search-items.ts'
import { SearchResults } from './search-results.tsx'
import { searchSite } from './search-site.ts'
import { useSearchTerm } from './use-search-term.ts'

const sitePart = part(() => import('./site-results.tsx'))

const feeds = homeRows.map(({ feed }) => feed)
const WHAT = 'Search videos, films, reviews and posts'

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
  fetches: feedUrls(feeds),
})

export function Page() {
  const { field, term, onInput, onSubmit } = useSearchTerm()
  const { loading, lists } = useFeeds(feeds)
  const videos = useMemo(() => (loading ? undefined : indexOf(lists)), [loading, lists])
  // Deferred, so that searching a long list doesn't delay typing.
  const wanted = useDeferredValue(term ?? '').trim()
  const enabled = wanted !== '' && videos !== undefined
  const site = useQuery({ ...siteIndexQuery, enabled })
  const spoken = useQuery({ ...spokenIndexQuery, enabled })
  const isPending = [site, spoken].some((query) => query.isPending && query.failureCount === 0)
  // Deferred, so that rendering the results doesn't block input.
  const searched = useDeferredValue(
    useMemo(
      () => ({ videos, site: site.data, spoken: spoken.data, isPending }),
      [videos, site.data, spoken.data, isPending],
    ),
  )
  const results = useMemo(() => searchSite(searched, wanted), [searched, wanted])
  const { module: list, failed, retry } = sitePart.use(enabled)

  const hasVideos = results.videos.length > 0
  // Without the feeds the search has failed, and says the same as when nothing is found, whatever else the site has.
  const hasFailed = searched.videos?.items.length === 0
  // Only videos are known before everything has been searched.
  const isSearching = !searched.videos || (searched.isPending && !hasVideos && !hasFailed)
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
              aria-label={WHAT}
              placeholder={WHAT}
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
            loading={term === null || (wanted !== '' && isSearching)}
            term={wanted}
            items={results.videos}
            others={hasFailed ? 0 : results.hits.length + results.lines.length}
            isClose={results.isClose}
          />
        </SectionBoundary>
        <SectionBoundary name="Also on This Site">
          {list && !isSearching && (
            <list.SiteResults term={wanted} results={results} isMore={hasVideos || hasFailed} />
          )}
          {failed && !hasVideos && (
            <Failure onRetry={retry}>What else the site has could not be loaded.</Failure>
          )}
        </SectionBoundary>
      </div>
      <WatchDialog items={items} />
    </>
  )
}

/** Shown instead of results without JavaScript, because the browser searches the feeds. */
function NoScriptNotice() {
  const link = (to: string, label: string) => (
    <a href={to} className="underline underline-offset-2">
      {label}
    </a>
  )
  return (
    <>
      <HideSkeletons />
      <p className="mt-6 max-w-xl text-tp-on-scrim-muted">
        The search needs JavaScript, which is turned off here. {link('/movies', 'Movies')}
        {has('series') && <>, {link('/series', 'series')}</>}
        {has('reviews') && <>, {link('/reviews', 'reviews')}</>}
        {has('blog') && <> and {link('/blog', 'blog posts')}</>} can be read without it.
      </p>
    </>
  )
}
