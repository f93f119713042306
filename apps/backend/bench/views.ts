// `pnpm --filter @two-pastors/backend premiere:views`: what the visits of a premiere do to the function that counts them. It
// runs in Deno, over PostgreSQL; nearly everybody looks at the one film.
import { createServer } from 'node:http'
import { serveFunction } from '../tests/helpers/deno.ts'
import { post } from '../tests/helpers/post.ts'
import { arrivals, latencies, openPostgres, peakFactor, readNumbers, sendCrowd } from './crowd.ts'

const HELP = `premiere:views [options]
--visits 10000   how many come; each sends two beacons
--minutes 6      in how long; the peak is ${peakFactor} times the average
--isolates 1     how many instances of the function take turns, each with a connection of its own`

const { visits, minutes, isolates } = readNumbers(HELP, { visits: 10_000, minutes: 6, isolates: 1 })

/** What a visit tells when the film's page is idle, and when the trailer has been watched. */
const beacons = [
  ['view /david', 'play david-trailer'],
  ['played-25 david-trailer', 'played-50 david-trailer', 'view /notifications'],
]
const list = {
  pages: { '/david': 'David', '/notifications': 'Notifications' },
  videos: [{ key: 'david-trailer', name: 'david-trailer', title: 'David' }],
  downloads: {},
}

const site = createServer((_, response) => response.end(JSON.stringify(list)))
const siteUrl = await new Promise<string>((done) =>
  site.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(site.address() as { port: number }).port}`)),
)
const { url, database, close } = await openPostgres()
const env = { SUPABASE_DB_URL: url, ALLOWED_ORIGINS: 'https://www.example.org', SITE_URL: siteUrl }
const functions = await Promise.all(Array.from({ length: isolates }, () => serveFunction('count', env)))
try {
  const ms = minutes * 60_000
  const crowd = await sendCrowd(arrivals(visits * beacons.length, ms), (index, options) => {
    const headers = {
      origin: 'https://www.example.org',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
      'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    }
    const lines = beacons[index % beacons.length] ?? []
    return post(functions[index % isolates]?.url ?? '', lines.join('\n'), { ...options, headers })
  })
  const accepted = crowd.answers.filter(({ status }) => status === 204)
  const told = accepted.reduce((sum, { index }) => sum + (beacons[index % beacons.length]?.length ?? 0), 0)
  const [rows] = await database.query<{ rows: number; counted: number }>(
    'select count(*)::int as rows, sum(count)::int as counted from daily_counts',
  )
  console.table({
    visits,
    beacons: crowd.answers.length,
    'a second at the peak': Math.round((peakFactor * crowd.answers.length) / (ms / 1000)),
    accepted: accepted.length,
    'failed, or without an answer': crowd.answers.length - accepted.length,
    'counts told': told,
    'counts stored': rows?.counted ?? 0,
    'rows for them': rows?.rows ?? 0,
    ...latencies(crowd),
  })
  if (rows?.counted !== told) process.exitCode = 1
} finally {
  for (const { stop } of functions) await stop()
  await close()
  site.close()
}
