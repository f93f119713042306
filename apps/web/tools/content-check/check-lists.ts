import type { HomeRow, Review } from '../../model/schemas.ts'
import { error, type Finding, warning } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

/** Reviews dated in the future, and home page rows with the same feed. */
export function checkLists(entries: Entry[], now: number): Finding[] {
  const reviews = entriesOf<Review>(entries, 'reviews').flatMap(({ file, value: { publishDate } }) =>
    Date.parse(publishDate) > now
      ? [
          warning(
            { file, field: 'publishDate' },
            `${publishDate} is in the future, but the review is already shown: correct the date, or add the file later`,
          ),
        ]
      : [],
  )
  return [...reviews, ...repeatedFeeds(entries.find(({ file }) => file === 'content/home-rows.yaml'))]
}

function repeatedFeeds(entry: Entry | undefined): Finding[] {
  if (!entry) return []
  const feeds = (entry.value as HomeRow[]).map(({ feed }) => feed)
  return feeds.flatMap((feed, index) =>
    feeds.indexOf(feed) < index
      ? [
          error(
            { file: entry.file, field: `${index}.feed` },
            `${feed} is already used by a row above: remove one of them`,
          ),
        ]
      : [],
  )
}
