import { env } from '#config/env.ts'

/** How often something happened on a day, from the function `numbers`. */
export type DailyCount = { day: string; kind: string; key: string; count: number }

/** Titles of everything that is counted, from the build (build/site-files/counted.ts). */
export type Titles = {
  pages: Record<string, string>
  videos: Map<string, string>
  downloads: Record<string, string>
}

/** The first and last day; the last is today: `2026-11-23`. */
export type Numbers = { from: string; to: string; counts: DailyCount[]; titles: Titles }

/** The function rejected the key, or none was sent. */
export class KeyRefused extends Error {
  override name = 'KeyRefused'
}

/** @throws KeyRefused, or an Error whose message staff may read */
export async function readNumbers(days: number, key: string, signal: AbortSignal): Promise<Numbers> {
  const [answer, titles] = await Promise.all([
    fetch(`${env.supabaseUrl}/functions/v1/numbers?days=${days}`, {
      headers: key ? { authorization: `Bearer ${key}` } : {},
      signal,
    }),
    readTitles(signal),
  ])
  if (answer.status === 401) throw new KeyRefused()
  if (!answer.ok) throw new Error(`The server answered ${answer.status}. Try again in a minute.`)
  return { ...((await answer.json()) as Omit<Numbers, 'titles'>), titles }
}

type Counted = Omit<Titles, 'videos'> & { videos: { name: string; title: string }[] }

/** Without the titles, the numbers still have their paths. */
async function readTitles(signal: AbortSignal): Promise<Titles> {
  const answer = await fetch('/counted.json', { signal })
  const { pages, videos, downloads }: Counted = answer.ok
    ? await answer.json()
    : { pages: {}, videos: [], downloads: {} }
  return { pages, downloads, videos: new Map(videos.map(({ name, title }) => [name, title])) }
}
