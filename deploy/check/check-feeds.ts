import { feedUrl, parseFeed } from '@two-pastors/feeds'
import { type Diagnosis, diagnoseFeed, hasErrors } from '@two-pastors/feeds/doctor'
import { canPlay } from '@two-pastors/web/can-play'
import { type Entry, leavesOf } from '@two-pastors/web/content-entries'
import type { SiteEnv } from '@two-pastors/web/environment'
import { answerOf, check, expectReadable, PATIENCE_MS, Problem, type Result } from './result.ts'

/** A row of the home page, as far as it matters here. */
type Row = { feed: number; mayBeEmpty?: boolean }
type Wanted = { feed: number; mayBeEmpty: boolean }

/** Every feed in the content. */
export function feedsOf(entries: Entry[]): Wanted[] {
  const rows = (entries.find(({ file }) => file === 'content/home-rows.yaml')?.value ?? []) as Row[]
  const ids = leavesOf(entries).flatMap(({ field, value }) =>
    /(?:^|\.)feed$/.test(field) && typeof value === 'number' ? [value] : [],
  )
  return [...new Set(ids)]
    .sort((a, b) => a - b)
    .map((feed) => ({
      feed,
      mayBeEmpty: rows.some((row) => row.feed === feed && row.mayBeEmpty === true),
    }))
}

/** Requests every feed as the site does. */
export const checkFeeds = (feeds: Wanted[], env: SiteEnv, patience = PATIENCE_MS): Promise<Result[]> =>
  Promise.all(feeds.map((wanted) => check(`${wanted.feed}`, () => checkFeed(wanted, env, patience))))

async function checkFeed({ feed, mayBeEmpty }: Wanted, env: SiteEnv, patience: number): Promise<string> {
  const { VITE_SITE_URL: origin, VITE_FEED_HOST: host } = env
  const address = feedUrl(host || origin, feed)
  const answer = await answerOf(address, { headers: { origin }, patience }, 'is VITE_FEED_HOST right?')
  if (answer.status !== 200)
    throw new Problem(`${address} answers ${answer.status}: is VITE_FEED_HOST right?`)
  expectReadable(answer, origin, 'set it at the feed service')

  const diagnosis = diagnoseFeed(answer.text, { source: address, host })
  if (mayBeEmpty && isEmpty(diagnosis)) return 'empty: its row is hidden'
  const text = sum(diagnosis)
  if (hasErrors(diagnosis)) throw new Problem(text)
  const hosts = foreignHosts(JSON.parse(answer.text), env)
  if (hosts.length > 0) throw new Problem(`films at ${hosts.join(', ')} do not play: add to VITE_MEDIA_HOSTS`)
  return text
}

const isEmpty = ({ entries, findings }: Diagnosis) =>
  entries.length === 0 && findings.length === 1 && findings[0]?.text.startsWith('The feed is empty')

function sum({ source, entries, findings }: Diagnosis): string {
  const all = [...findings, ...entries.flatMap((entry) => entry.findings)]
  const count = (level: string) => all.filter((finding) => finding.level === level).length
  const having = (fate: string) => entries.filter((entry) => entry.fate === fate).length
  const others = {
    errors: count('error'),
    warnings: count('warning'),
    'not shown now': having('not shown now'),
  }
  const parts = Object.entries(others).flatMap(([name, number]) => (number > 0 ? [`${number} ${name}`] : []))
  const text = [`${having('shown')} shown`, `${having('dropped')} dropped`, ...parts].join(', ')
  return parts.length > 0 || having('dropped') > 0 ? `${text}: pnpm feed:doctor ${source}` : text
}

/** Hosts of films that the Content-Security-Policy blocks. */
function foreignHosts(feed: unknown, { VITE_MEDIA_HOSTS, VITE_SITE_URL, VITE_FEED_HOST }: SiteEnv): string[] {
  const allowed = VITE_MEDIA_HOSTS.split(/\s+/).filter(Boolean)
  const { items } = parseFeed(feed, { host: VITE_FEED_HOST })
  const urls = items.flatMap(({ sources, captions }) => [...sources, ...captions].map(({ url }) => url))
  const blocked = urls.filter((url) => URL.canParse(url) && !canPlay(url, allowed, VITE_SITE_URL))
  return [...new Set(blocked.map((url) => new URL(url).origin))]
}
