import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { EmptyState, Grid, LoadMore, MediaCard, SkeletonCard } from '@two-pastors/ui'
import { memo } from 'react'
import { useStoredFamily } from '#features/family/stored-family.ts'
import { watchLink } from '#features/watch/watch-link.tsx'
import { part } from '#lib/part.ts'
import { useHistoryState } from '#lib/use-history-state.ts'

const verdictPart = part(() => import('./result-verdict.tsx'))

const SKELETONS = Array.from({ length: 8 }, (_, index) => `skeleton ${index}`)
const STEP = 24
/** Stars on every card, because feeds have no ratings. */
const PLACEHOLDER_RATING = 4.5

type SearchResultsProps = {
  loading: boolean
  term: string
  items: VideoItem[]
  /** The number of results besides the videos, which are listed below. */
  others: number
  /** Whether they only come close to the term. */
  isClose: boolean
}

/** The results, or why there are none. Memoized, so that it renders after the deferred search, not on every keystroke. */
export const SearchResults = memo(({ loading, term, items, others, isClose }: SearchResultsProps) => {
  const [grown, setGrown] = useHistoryState('grown', { term, count: STEP })
  // A new term starts with the first batch.
  const shown = Math.min(grown.term === term ? grown.count : STEP, items.length)
  return (
    <div aria-busy={loading || undefined} className="mx-auto max-w-(--page-width) px-(--tp-gutter) pt-10">
      {/* The minimum height keeps the cards from shifting when the count appears. */}
      <div role="status" className="min-h-7">
        {!loading && <Outcome term={term} count={items.length || others} isClose={isClose} />}
      </div>
      <h2 className="sr-only">Results</h2>
      {/* Four cards are in two rows of two rather than in three and one. */}
      <Grid columns="four" className={items.length === 4 ? 'mt-8 lg:max-xl:grid-cols-2' : 'mt-8'}>
        {loading
          ? SKELETONS.map((key) => <SkeletonCard key={key} fluid description />)
          : items.slice(0, shown).map((item) => <ResultCard key={videoKey(item)} item={item} />)}
      </Grid>
      {!loading && (
        <LoadMore
          shown={shown}
          total={items.length}
          onMore={() => setGrown({ term, count: shown + STEP })}
          className="mt-10"
        />
      )}
    </div>
  )
})

type OutcomeProps = { term: string; count: number; isClose: boolean }

function Outcome({ term, count, isClose }: OutcomeProps) {
  if (!term) return <EmptyState title="Enter a search term to find content" />
  if (count === 0) {
    return <EmptyState title="No results found" description="Try searching with different keywords" />
  }
  return (
    <p className="text-lg text-tp-muted wrap-break-word">
      {isClose
        ? `No exact match for "${term}". ${count === 1 ? 'This comes' : 'These come'} closest:`
        : `Found ${count} ${count === 1 ? 'result' : 'results'} for "${term}"`}
    </p>
  )
}

/** Memoized, because consecutive searches share most results. */
const ResultCard = memo(({ item }: { item: VideoItem }) => {
  const hasFamily = useStoredFamily() !== null
  const { module: verdict } = verdictPart.use(hasFamily)
  return (
    <div className="grid w-full min-w-0 content-start gap-2">
      <MediaCard
        fluid
        // Feeds have 2:3, 16:9 and 9:16 pictures, and cropping would cut off the titles in most of them.
        fit="contain"
        title={item.title}
        image={item.image}
        genre={item.genre}
        duration={item.duration}
        rating={PLACEHOLDER_RATING}
        ratingNote="placeholder"
        description={item.description}
        {...(item.videoUrl && { action: <a {...watchLink(item)} /> })}
      />
      {hasFamily && verdict && <verdict.ResultVerdict item={item} />}
    </div>
  )
})
