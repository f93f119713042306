import { type Log, nameOf } from '../log.ts'
import { type CountEvent, type Kind, speeds } from './events.ts'

/** Everything that can be counted, as the build lists it in `/counted.json`. */
export type Counted = {
  /** Page titles, by path. */
  pages: Record<string, string>
  videos: { key: string; name: string; title: string }[]
  /** Titles of downloads, by path. */
  downloads: Record<string, string>
  /** The `source` values of the sign-up forms. */
  forms: string[]
}

/** Stands for everything that isn't on the list, so that nobody can add rows to the table. */
export const OTHER = '(other)'

export type ToCountedKey = (event: CountEvent) => { kind: Kind; key: string }

/** How long a list is valid, in ms; until then, a newer page counts as {@link OTHER}. */
const goodFor = 10 * 60_000
/** How soon to ask again after the site failed to send its list, in ms. */
const again = 60_000

/**
 * Reads the site's list and caches it. If the site doesn't respond, the last one stays.
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

/** The form's name becomes a Mailchimp tag, so unknown names are dropped. Lists from before forms were added have none. */
export function knownForms({ forms = [] }: Partial<Counted>): (name: string) => boolean {
  const names = new Set(forms)
  return (name) => names.has(name)
}
