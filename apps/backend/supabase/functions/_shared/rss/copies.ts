import type { Database } from '../database.ts'
import type { Feed } from './source.ts'

/** A feed, and how many seconds ago its source last confirmed it. */
export type Copy = Feed & { age: number }

/** What the database has about an address. */
export type Entry = {
  /** The last good copy. */
  copy?: Copy | undefined
  /** The result of the last attempt, and how many seconds ago it was if it failed. */
  failure?: { message: string; age: number } | undefined
}

type Row = Omit<Copy, 'bytes'> & {
  /** Null if the caller already has this version. */
  body: Uint8Array | null
  version: string | null
  failure: string | null
  failure_age: number
}

/** A list entry without a path allows any number of addresses, so only this many are kept. */
const maxEntries = 100

/** 30 days, in seconds: older copies are useless. */
const maxAge = 30 * 24 * 60 * 60

/** The number of feeds that an instance keeps in memory, each up to the maximum length. */
const maxKept = 4

const select = `
select case when confirmed_at::text is distinct from $2::text then body end as body, confirmed_at::text as version, charset,
  source_etag as etag, source_modified as modified, failure,
  extract(epoch from now() - confirmed_at)::float8 as age,
  extract(epoch from now() - checked_at)::float8 as failure_age
from feed_copies where url = $1`

const upsert = `
with dropped as (
  delete from feed_copies where url <> $1
    and url in (
      select url from feed_copies order by body is null, checked_at desc offset ${maxEntries - 1}
    )
)
insert into feed_copies (url, body, charset, source_etag, source_modified, confirmed_at, failure)
values ($1, $2, $3, $4, $5, case when $2::bytea is not null then now() end, $6)
on conflict (url) do update set checked_at = now(), failure = excluded.failure`

const withBody = `,
  body = excluded.body, charset = excluded.charset, source_etag = excluded.source_etag,
  source_modified = excluded.source_modified, confirmed_at = excluded.confirmed_at`

const confirm = `
update feed_copies set confirmed_at = now(), checked_at = now(), failure = null
where url = $1 and body is not null`

/** The table `feed_copies`. Ages are measured by the database's clock, which all instances share. */
export function feedCopies(database: Database) {
  /** The last feeds that were read: until their source has been asked again, they needn't be read again. */
  const kept = new Map<string, { version: string; bytes: Uint8Array<ArrayBuffer> }>()
  return {
    load: async (url: string): Promise<Entry> => {
      const known = kept.get(url)
      const [row] = await database.query<Row>(select, [url, known?.version ?? null])
      if (!row) return {}
      const bytes = row.body ? new Uint8Array(row.body) : known?.bytes
      if (row.version && bytes && row.version !== known?.version) {
        if (kept.size >= maxKept) kept.clear()
        kept.set(url, { version: row.version, bytes })
      }
      return {
        copy: row.version && bytes && row.age <= maxAge ? { ...row, bytes } : undefined,
        failure: row.failure ? { message: row.failure, age: row.failure_age } : undefined,
      }
    },
    save: async (url: string, { bytes, charset, etag, modified }: Feed) => {
      await database.query(upsert + withBody, [url, bytes, charset, etag, modified, null])
    },
    /** The source says that its feed has not changed. */
    confirm: async (url: string) => {
      await database.query(confirm, [url])
    },
    saveFailure: async (url: string, message: string) => {
      await database.query(upsert, [url, null, null, null, null, message])
    },
  }
}
