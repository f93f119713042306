import type { Database } from '../database.ts'
import { answer } from '../http.ts'
import type { Log } from '../log.ts'
import { type Check, type Checks, examine } from './checks.ts'

export type HealthDeps = {
  database: Database
  log: Log
  /** What is wrong with the settings for deliveries, one sentence each. */
  settings: string[]
}

/** How long a response is reused, in ms, so that nobody can keep the database busy with requests. */
const goodFor = 5000

/**
 * `GET` or `HEAD`: the state of the site's backend, for monitors. 200 with `{status, checks}` while visitors are
 * served, 503 when something is failing.
 */
export function createHealth({
  database,
  log,
  settings,
}: HealthDeps): (request: Request) => Promise<Response> {
  // Pages don't call this function.
  const options = { methods: ['GET', 'HEAD'], allowOrigin: () => false, log }
  let asked = Number.NEGATIVE_INFINITY
  let health: ReturnType<typeof look>

  async function look() {
    const checks = await examine(database, settings)
    const status = worst(checks)
    const bad = Object.entries(checks).filter(([, check]) => check.status !== 'ok')
    if (status !== 'ok') log({ event: 'unhealthy', status, checks: bad.map(([name]) => name).join() })
    return { status, checks }
  }

  return (request) =>
    answer(request, options, async () => {
      if (performance.now() - asked > goodFor) {
        asked = performance.now()
        health = look()
      }
      const { status, checks } = await health
      return new Response(request.method === 'HEAD' ? null : JSON.stringify({ status, checks }), {
        status: status === 'failing' ? 503 : 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      })
    })
}

function worst(checks: Checks): Check['status'] {
  const found = new Set(Object.values(checks).map(({ status }) => status))
  return found.has('failing') ? 'failing' : found.has('degraded') ? 'degraded' : 'ok'
}
