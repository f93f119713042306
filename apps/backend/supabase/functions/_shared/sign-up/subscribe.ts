import { readJson } from './body.ts'
import type { Database } from './database.ts'
import { answer, HttpError, json } from './http.ts'
import { type Log, nameOf } from './log.ts'
import type { OriginRule } from './origins.ts'
import { parseSignUp } from './sign-up.ts'
import { storeSignUp } from './sign-up-store.ts'

export type SubscribeDeps = {
  database: Database
  allowOrigin: OriginRule
  log: Log
  /** How long to wait for the database, in ms. */
  patience?: number
}

const maxBytes = 16 * 1024

/** `POST {email, phone?, emailNotifications, smsNotifications}`: answers 200 only after the commit. */
export function subscribe(request: Request, deps: SubscribeDeps): Promise<Response> {
  return answer(request, { ...deps, methods: ['POST'] }, async () => {
    const signUp = parseSignUp(await readJson(request, maxBytes))
    try {
      await within(deps.patience ?? 15_000, storeSignUp(deps.database, signUp))
    } catch (error) {
      deps.log(`mailchimp-subscribe: not stored: ${nameOf(error)}`)
      throw new HttpError(503, "We couldn't save your sign-up just now. Please try again in a minute.", {
        'retry-after': '60',
      })
    }
    // The same words for a new and a known address: nobody learns who is on the list.
    return json({ message: "You're subscribed. Check your email for confirmation." })
  })
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
