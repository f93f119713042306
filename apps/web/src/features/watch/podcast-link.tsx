/** Where the build writes a podcast's feed. */
export const podcastPath = (podcast: string) => `/podcasts/${podcast}/feed.xml`

/** Leads to a podcast's feed, whose address podcast apps take. */
export function PodcastLink({ podcast, name }: { podcast: string; name: string }) {
  return (
    // Above the room that a carousel keeps below its cards for their shadows.
    <p className="relative px-(--tp-gutter) print:hidden">
      <a
        href={podcastPath(podcast)}
        type="application/rss+xml"
        aria-label={`Listen in your podcast app: ${name}`}
        className="inline-flex min-h-6 items-center text-tp-accent underline underline-offset-2"
      >
        Listen in your podcast app
      </a>
    </p>
  )
}
