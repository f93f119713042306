import { env } from '#config/env.ts'

/** How often something happened on a day, as the function `numbers` tells it. */
export type DailyCount = { day: string; kind: string; key: string; count: number }

/** Titles of what is counted, as the build writes them (build/site-files/counted.ts). */
export type Titles = {
  pages: Record<string, string>
  videos: Map<string, string>
  downloads: Record<string, string>
}

/** `from` and `to`, today, are the first and the last day: `2026-11-23`. */
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

/** Without them the numbers still have their paths. */
async function readTitles(signal: AbortSignal): Promise<Titles> {
  const answer = await fetch('/counted.json', { signal })
  const { pages, videos, downloads }: Counted = answer.ok
    ? await answer.json()
    : { pages: {}, videos: [], downloads: {} }
  return { pages, downloads, videos: new Map(videos.map(({ name, title }) => [name, title])) }
}
