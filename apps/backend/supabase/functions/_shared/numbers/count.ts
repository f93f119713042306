import { isbot } from 'isbot'
import { readUpTo } from '../body.ts'
import { answer, HttpError } from '../http.ts'
import type { Log } from '../log.ts'
import type { OriginRule } from '../origins.ts'
import { withTimeout } from '../promises.ts'
import type { ToCountedKey } from './counted-keys.ts'
import type { Counter } from './counter.ts'
import { parseEvents } from './events.ts'
import type { Limit } from './limit.ts'

export type CountDeps = {
  counter: Counter
  known: () => Promise<ToCountedKey>
  limit: Limit
  allowOrigin: OriginRule
  log: Log
  /** The address that the request comes from, used only for the limit. */
  caller: string
}

const maxBytes = 10 * 1024

/**
 * `POST` of lines such as `view /movies`, which pages send with `navigator.sendBeacon`: adds to today's counts. Skips
 * robots and visitors who asked not to be tracked.
 */
export function count(request: Request, deps: CountDeps): Promise<Response> {
  return answer(request, { ...deps, methods: ['POST'] }, async () => {
    const { headers } = request
    if (!deps.allowOrigin(headers.get('origin') ?? '')) {
      throw new HttpError(403, 'Only pages of the site are counted.')
    }
    const done = new Response(null, { status: 204 })
    if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return done
    const agent = headers.get('user-agent')
    if (!agent || isbot(agent)) return done
    const bytes = await readUpTo(maxBytes, request.body).catch(() => new Uint8Array())
    if (!bytes) throw new HttpError(413, `The request is too long: at most ${maxBytes} bytes.`)
    const events = parseEvents(new TextDecoder().decode(bytes))
    if (events.length === 0) throw new HttpError(400, 'Send lines such as "view /movies".')
    if (!deps.limit(deps.caller, events.length)) {
      throw new HttpError(429, 'Too much from your network.', { reason: 'network' })
    }
    const known = await deps.known()
    await withTimeout(15_000, deps.counter(events.map(known))).catch((cause: unknown) => {
      throw new HttpError(503, 'Not counted.', { cause })
    })
    return done
  })
}
