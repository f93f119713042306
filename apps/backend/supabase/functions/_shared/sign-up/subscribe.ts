import { readJson } from '../body.ts'
import { answer, HttpError, json } from '../http.ts'
import { type Log, since } from '../log.ts'
import type { OriginRule } from '../origins.ts'
import { withTimeout } from '../promises.ts'
import { parseSignUp } from './sign-up.ts'
import type { StoreSignUp } from './store.ts'
import { isHuman, type Turnstile } from './turnstile.ts'

export type SubscribeDeps = {
  store: StoreSignUp
  /** Resolves to a rule that recognizes the names of the site's own forms. */
  knownForms: () => Promise<(name: string) => boolean>
  allowOrigin: OriginRule
  log: Log
  /** The address that the request comes from. */
  caller: string
  /** If set, a sign-up needs a solved challenge. */
  turnstile?: Turnstile | undefined
  /** Timeout of the database, in ms. */
  patience?: number
}

const maxBytes = 16 * 1024

/**
 * Depends only on the request: the same for new and known addresses and for bots, so that nobody learns who is on the list.
 */
const done = {
  email: "You're subscribed. Check your email for confirmation.",
  texts: 'We saved your number. No email comes: our first text asks you to reply YES.',
}

/** `POST {email, phone?, emailNotifications, smsNotifications}`: responds with 200 only after the commit. */
export function subscribe(request: Request, deps: SubscribeDeps): Promise<Response> {
  const began = performance.now()
  return answer(request, { ...deps, methods: ['POST'] }, async () => {
    const signUp = parseSignUp(await readJson(request, maxBytes), request.headers, await deps.knownForms())
    if (deps.turnstile && !(await isHuman(signUp.turnstileToken, deps.turnstile))) {
      throw new HttpError(403, 'Please confirm that you are not a robot, then try again.', {
        reason: 'robot',
      })
    }
    const result = await withTimeout(deps.patience ?? 15_000, deps.store(signUp, deps.caller)).catch(
      (cause: unknown) => {
        throw new HttpError(503, "We couldn't save your sign-up just now. Please try again in a minute.", {
          headers: { 'retry-after': '60' },
          cause,
        })
      },
    )
    if (result === 'network' || result === 'address') throw tooMany(result)
    deps.log({ event: 'sign-up', result, ms: since(began) })
    return json({ message: signUp.emailNotifications ? done.email : done.texts })
  })
}

function tooMany(reason: 'network' | 'address'): HttpError {
  const what =
    reason === 'network' ? 'There were too many sign-ups from your network' : 'This changed too often'
  const headers = { 'retry-after': '600' }
  return new HttpError(429, `${what} just now. Please try again in ten minutes.`, { headers, reason })
}
