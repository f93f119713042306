import { type Log, nameOf } from '../log.ts'
import { type CountEvent, type Kind, speeds } from './events.ts'

/** What the build lists in `/counted.json`: all that can be counted. */
export type Counted = {
  /** Titles of pages, by path. */
  pages: Record<string, string>
  videos: { key: string; name: string; title: string }[]
  /** Titles of downloads, by path. */
  downloads: Record<string, string>
  /** What the sign-up forms send as their source. */
  forms: string[]
}

/** What is not on the list: one key for each kind, so that nobody can add rows to the table. */
export const OTHER = '(other)'

export type ToCountedKey = (event: CountEvent) => { kind: Kind; key: string }

/** How long a list is good for, in ms; a page that is newer counts as {@link OTHER} meanwhile. */
const goodFor = 10 * 60_000
/** When a site that did not give its list is asked again, in ms. */
const again = 60_000

/**
 * Reads the site's list, and keeps it. While the site doesn't give it, the last one stays.
 * @param from turns the list into what is looked up in it
 */
export function readCounted<Known>(
  read: (path: string) => Promise<Response>,
  log: Log,
  from: (counted: Counted) => Known,
): () => Promise<Known> {
  let known: Promise<Known> = Promise.resolve(from({ pages: {}, videos: [], downloads: {}, forms: [] }))
  let askAt = Number.NEGATIVE_INFINITY

  async function ask(last: Promise<Known>): Promise<Known> {
    try {
      const answer = await read('/counted.json')
      if (!answer.ok) throw new Error(String(answer.status))
      return from((await answer.json()) as Counted)
    } catch (error) {
      log({ event: 'list-failed', error: nameOf(error) })
      askAt = performance.now() + again
      return last
    }
  }

  return () => {
    if (performance.now() >= askAt) {
      askAt = performance.now() + goodFor
      known = ask(known)
    }
    return known
  }
}

/** A video is reported by its key or, on its own page, by its name; it is counted by its name. */
export function countedKeys({ pages, videos, downloads }: Omit<Counted, 'forms'>): ToCountedKey {
  const paths = new Set(Object.keys(pages))
  const files = new Set(Object.keys(downloads))
  const ofPages: ReadonlySet<Kind> = new Set<Kind>(['view', ...speeds])
  const names = new Map(videos.flatMap(({ key, name }) => [[key, name] as const, [name, name] as const]))
  const find = ({ kind, key }: CountEvent) => {
    if (ofPages.has(kind)) return paths.has(key) ? key : undefined
    if (kind === 'download') return files.has(key) ? key : undefined
    return names.get(key)
  }
  return (event) => ({ kind: event.kind, key: find(event) ?? OTHER })
}

/** Mailchimp gets a form's name as a tag, so no other name is taken. A list from before forms were on it has none. */
export function knownForms({ forms = [] }: Partial<Counted>): (name: string) => boolean {
  const names = new Set(forms)
  return (name) => names.has(name)
}
