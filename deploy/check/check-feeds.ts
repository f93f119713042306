import { feedUrl, parseFeed } from '@two-pastors/feeds'
import { type Diagnosis, diagnoseFeed, hasErrors } from '@two-pastors/feeds/doctor'
import { ask } from '@two-pastors/tooling/ask'
import { type Entry, leavesOf } from '@two-pastors/web/content-entries'
import type { SiteEnv } from '@two-pastors/web/environment'
import { error, ok, PATIENCE_MS, type Result, refusal } from './result.ts'

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
export const checkFeeds = (feeds: Wanted[], env: SiteEnv, patience = PATIENCE_MS) =>
  Promise.all(feeds.map((wanted) => checkFeed(wanted, env, patience)))

async function checkFeed({ feed, mayBeEmpty }: Wanted, env: SiteEnv, patience: number): Promise<Result> {
  const host = env.VITE_FEED_HOST || env.VITE_SITE_URL
  const address = feedUrl(host, feed)
  const answer = await ask(address, { headers: { origin: env.VITE_SITE_URL }, patience })
  if ('failure' in answer) return error(`${feed}`, `${address}: ${answer.failure}: is VITE_FEED_HOST right?`)
  if (answer.status !== 200)
    return error(`${feed}`, `${address} answers ${answer.status}: is VITE_FEED_HOST right?`)
  const refused = refusal(answer, address, env.VITE_SITE_URL)
  if (refused) return error(`${feed}`, `${address}: ${refused}: set it at the feed service`)

  const diagnosis = diagnoseFeed(answer.text, { source: address, host: env.VITE_FEED_HOST })
  if (mayBeEmpty && isEmpty(diagnosis)) return ok(`${feed}`, 'empty: its row is hidden')
  const text = sum(diagnosis)
  if (hasErrors(diagnosis)) return error(`${feed}`, text)
  const hosts = foreignHosts(JSON.parse(answer.text), env)
  if (hosts.length > 0)
    return error(`${feed}`, `films at ${hosts.join(', ')} do not play: add to VITE_MEDIA_HOSTS`)
  return ok(`${feed}`, text)
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
  if (allowed.length === 0) return []
  const { items } = parseFeed(feed, { host: VITE_FEED_HOST })
  const origins = items.flatMap(({ sources, captions }) =>
    [...sources, ...captions].flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).origin] : [])),
  )
  const isAllowed = (origin: string) =>
    origin === VITE_SITE_URL ||
    allowed.some((host) => {
      const [scheme, domain] = host.split('*')
      return domain === undefined
        ? origin === host
        : origin.startsWith(scheme ?? '') && origin.endsWith(domain)
    })
  return [...new Set(origins)].filter((origin) => !isAllowed(origin))
}
