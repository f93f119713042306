import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ask } from '@two-pastors/tooling/ask'
import { readSiteEnv } from '../../build/env-files.ts'
import type { HomeRow, WholeFilm } from '../../model/schemas.ts'
import { parseEnv } from '../../src/config/env-schema.ts'
import { error, type Finding, type Place, warning } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

const SAMPLES = resolve(import.meta.dirname, '../../../backend/sample/feeds')
const PATIENCE_MS = 5000

type Row = Place & { feed: number; podcast?: string | undefined }

/** Rows whose feed or podcast doesn't exist. A feed service that doesn't respond isn't a fault of the content. */
export async function checkFeeds(entries: Entry[]): Promise<Finding[]> {
  const { VITE_FEED_HOST: host } = parseEnv(readSiteEnv())
  const rows = rowsOf(entries)
  const podcasts = Object.keys(entries.find(({ file }) => file === 'content/podcasts.yaml')?.value ?? {})
  const feeds = [...new Set(rows.map(({ feed }) => feed))]
  const missing = new Set(
    await Promise.all(feeds.map(async (feed) => ((await isMissing(feed, host)) ? feed : undefined))),
  )
  return rows.flatMap(({ feed, podcast, ...row }) => [
    ...(missing.has(feed)
      ? [
          (host ? error : warning)(
            { ...row, field: `${row.field}.feed` },
            host
              ? `the feed service has no feed ${feed}: correct the number`
              : `there is no sample feed ${feed}, and VITE_FEED_HOST names no feed service to ask`,
          ),
        ]
      : []),
    ...(podcast !== undefined && !podcasts.includes(podcast)
      ? [
          error(
            { ...row, field: `${row.field}.podcast` },
            `no podcast is called ${podcast}: add it under Podcasts first, or correct the name`,
          ),
        ]
      : []),
  ])
}

const rowsOf = (entries: Entry[]): Row[] => [
  ...((entries.find(({ file }) => file === 'content/home-rows.yaml')?.value ?? []) as HomeRow[]).map(
    (row, at) => ({
      ...row,
      file: 'content/home-rows.yaml',
      field: `${at}`,
    }),
  ),
  ...entriesOf<WholeFilm>(entries, 'films').flatMap(({ file, value }) =>
    (value.page.sections ?? []).flatMap((section, at) =>
      section.section === 'videos' ? [{ ...section, file, field: `page.sections.${at}` }] : [],
    ),
  ),
]

/** Without a feed service, only the embedded stack's sample feeds are known. */
async function isMissing(feed: number, host: string): Promise<boolean> {
  if (!host) return !existsSync(`${SAMPLES}/${feed}.json`)
  const answer = await ask(`${host}/api/getfeed/${feed}`, { patience: PATIENCE_MS, withBody: false })
  return 'status' in answer && (answer.status === 404 || answer.status === 410)
}
