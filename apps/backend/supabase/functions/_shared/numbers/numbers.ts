import type { Database } from '../database.ts'
import { answer, HttpError } from '../http.ts'
import type { Log } from '../log.ts'
import type { OriginRule } from '../origins.ts'

export type NumbersDeps = {
  database: Database
  allowOrigin: OriginRule
  log: Log
  /** Whether the request comes from staff. */
  isStaff: (request: Request) => boolean
}

/**
 * How often something happened on a day. `kind` is as in the function count, or `sign-up` with the form's page as its key.
 */
export type DailyCount = { day: string; kind: string; key: string; count: number }

export type Numbers = {
  /** The first and last day in New York time; the last is today. */
  from: string
  to: string
  counts: DailyCount[]
}

const mostDays = 366

const range = `
select (today - $1::int + 1)::text as from, today::text as to
from (select (now() at time zone 'America/New_York')::date as today) as calendar`

/** People, not requests: somebody who signs up twice on a page counts once. Robots have no row in consents. */
const counts = `
select day::text as day, kind, key, count::float8 as count from daily_counts where day >= $1::date
union all
select day::text, 'sign-up', key, count(distinct email_key)::float8
from (
  select (at at time zone 'America/New_York')::date as day, coalesce(page, '(other)') as key, email_key
  from consents where kind = 'asked' and at >= $1::date::timestamp at time zone 'America/New_York'
) as asked group by day, key
order by day, kind, key`

/** `GET ?days=30`, with the staff's key as a bearer token: the counts of that many days, including today. */
export function numbers(request: Request, deps: NumbersDeps): Promise<Response> {
  const { database } = deps
  return answer(request, { ...deps, methods: ['GET'] }, async () => {
    if (!deps.isStaff(request)) {
      throw new HttpError(401, 'This key is not the staff’s.', { headers: { 'www-authenticate': 'Bearer' } })
    }
    const days = Number(new URL(request.url).searchParams.get('days') ?? '30')
    if (!Number.isInteger(days) || days < 1 || days > mostDays) {
      throw new HttpError(400, `days must be a whole number from 1 to ${mostDays}.`)
    }
    const [bounds] = await database.query<{ from: string; to: string }>(range, [days])
    const told = { ...bounds, counts: await database.query<DailyCount>(counts, [bounds?.from]) }
    return new Response(JSON.stringify(told), {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  })
}
