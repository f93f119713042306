import { Badge } from '@two-pastors/ui'
import type { VideoPage } from '#features/watch/video-pages.ts'
import { longDate } from '#lib/dates.ts'
import { clock, parseTime } from '#lib/time.ts'

/** Title, date, length, tags and description of a video. */
export function VideoFacts({ video: { item, row } }: { video: VideoPage }) {
  // Cards have minutes and seconds; this matches the times of the transcript.
  const length = parseTime(item.duration)
  return (
    <header className="mt-6">
      <p className="text-sm font-semibold tracking-wide text-tp-gold uppercase">{row.label}</p>
      <h1 className="mt-1 font-tp-display text-3xl leading-tight font-semibold text-balance sm:text-4xl">
        {item.title}
      </h1>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-tp-muted">
        {item.releaseDate && <time dateTime={item.releaseDate}>{longDate(item.releaseDate)}</time>}
        {length !== null && <span>{`Length ${clock(length)}`}</span>}
      </p>
      {item.tags.length > 0 && (
        <ul aria-label="Tags" className="mt-4 flex list-none flex-wrap gap-2">
          {item.tags.map((tag) => (
            <li key={tag}>
              <Badge variant="outline">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {item.description && (
        <p className="mt-5 max-w-prose text-lg text-pretty text-tp-muted">{item.description}</p>
      )}
    </header>
  )
}
