import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { EmptyState, Grid, LoadMore, MediaCard, SkeletonCard } from '@two-pastors/ui'
import { memo } from 'react'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { useEntryState } from '#lib/use-entry-state.ts'

const SKELETONS = Array.from({ length: 8 }, (_, index) => `skeleton ${index}`)
const STEP = 24
/** Stars out of five on every card: feeds have no ratings. */
const PLACEHOLDER_RATING = 4.5

type SearchResultsProps = { loading: boolean; term: string; items: VideoItem[] }

/** What was found, or why there is nothing to see. A key that is pressed does not render it: the search that follows does. */
export const SearchResults = memo(({ loading, term, items }: SearchResultsProps) => {
  const [grown, setGrown] = useEntryState('grown', { term, count: STEP })
  // Another term starts at the top of its list.
  const shown = Math.min(grown.term === term ? grown.count : STEP, items.length)
  return (
    <div
      aria-busy={loading || undefined}
      className="mx-auto min-h-[60vh] max-w-(--page-width) px-(--tp-gutter) pt-10"
    >
      {/* The cards keep their place when the line comes that counts them. */}
      <div role="status" className="min-h-7">
        {!loading && <Outcome term={term} count={items.length} />}
      </div>
      <h2 className="sr-only">Results</h2>
      <Grid columns="four" className="mt-8">
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

function Outcome({ term, count }: { term: string; count: number }) {
  if (!term) return <EmptyState title="Enter a search term to find content" />
  if (count === 0) {
    return <EmptyState title="No results found" description="Try searching with different keywords" />
  }
  return (
    <p className="text-lg text-tp-muted wrap-break-word">
      Found {count} results for "{term}"
    </p>
  )
}

/** Kept as it is when the next search finds it too. */
const ResultCard = memo(({ item }: { item: VideoItem }) => (
  <MediaCard
    fluid
    // The feeds bring posters, wide pictures and 9:16 ones: cut to one shape, most would lose their title.
    fit="contain"
    title={item.title}
    image={item.image}
    genre={item.genre}
    duration={item.duration}
    rating={PLACEHOLDER_RATING}
    description={item.description}
    {...(item.videoUrl && { action: <WatchLink item={item} /> })}
  />
))
