import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseBlog } from '@two-pastors/feeds/blog'
import { ask } from '@two-pastors/tooling/ask'
import { readSiteEnv } from '../../build/env-files.ts'
import type { Site } from '../../model/schemas.ts'
import { parseEnv } from '../../src/config/env-schema.ts'
import { type Finding, warning } from './finding.ts'
import type { Entry, Leaf } from './read-entries.ts'

/** Words that are only true for a few months. */
const RELATIVE =
  /\b(?:this|next|coming|last) (?:week|weekend|month|year|season|spring|summer|fall|autumn|winter|christmas|easter)\b/gi

/** Texts that become outdated by themselves. */
export function checkAge(leaves: Leaf[], entries: Entry[], now: number): Finding[] {
  const site = entries.find(({ file }) => file === 'content/site.yaml')
  return [...leaves.flatMap(relativeWords), ...(site ? copyrightYear(site, now) : [])]
}

/** Texts that a leader sends or reads out in some later week. */
const SPOKEN = 'content/plan.yaml'

function relativeWords({ value, ...place }: Leaf): Finding[] {
  if (typeof value !== 'string' || place.file === SPOKEN) return []
  const found = new Set(value.match(RELATIVE)?.map((words) => words.toLowerCase()))
  return [...found].map((words) =>
    warning(
      place,
      `“${words}” will be outdated in a few months: give a date, or make sure that someone updates it`,
    ),
  )
}

function copyrightYear({ file, value }: Entry, now: number): Finding[] {
  const { copyrightYear: year } = value as Site
  if (year >= new Date(now).getUTCFullYear()) return []
  return [warning({ file, field: 'copyrightYear' }, `is ${year}: the footer of every page shows it`)]
}

const DAY = 24 * 60 * 60 * 1000
/** How long a post from last year still looks recent. */
const FRESH_DAYS = 120

/** The blog's newest post, which /reviews calls the latest. A blog elsewhere is only read if `online`. */
export async function checkBlogAge(online: boolean, now: number): Promise<Finding[]> {
  const { VITE_BLOG_FEED_URL: address } = parseEnv(readSiteEnv())
  const xml = address.startsWith('/') ? readSample(address) : online ? await read(address) : undefined
  const newest = Math.max(
    ...(xml ? parseBlog(xml).posts : []).flatMap(({ publishDate }) =>
      publishDate ? Date.parse(publishDate) : [],
    ),
  )
  return Number.isFinite(newest) ? oldPost(address, newest, now) : []
}

export function oldPost(file: string, newest: number, now: number): Finding[] {
  const year = new Date(newest).getUTCFullYear()
  if (year >= new Date(now).getUTCFullYear() || now - newest < FRESH_DAYS * DAY) return []
  const text = `the newest post is from ${year}, but /reviews calls it the latest: publish a new one`
  return [warning({ file, field: '' }, text)]
}

/** The embedded stack's blog, for an address of the site itself. */
function readSample(path: string): string | undefined {
  const file = resolve(import.meta.dirname, `../../../backend${path}`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function read(address: string): Promise<string | undefined> {
  const answer = await ask(address, { patience: 15_000 })
  return 'failure' in answer || answer.status !== 200 ? undefined : answer.text
}
