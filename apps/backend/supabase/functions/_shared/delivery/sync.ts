import { answer, HttpError, json } from '../http.ts'
import { since } from '../log.ts'
import { isSecret } from '../secret.ts'
import { type DeliveryDeps, deliverDue } from './deliver.ts'
import type { Deliver } from './outcome.ts'

export type SyncDeps = Omit<DeliveryDeps, 'deliver'> & {
  /** Undefined while a setting is missing or malformed: sign-ups wait until it is fixed. */
  deliver: Deliver | undefined
  /** The scheduled job sends it; anybody who knows it may start a run. */
  secret: string
  /** How long a run may start deliveries, in ms. */
  budget?: number
}

/** `POST` with `authorization: Bearer {secret}`: deletes expired data and delivers what is due. */
export function sync(request: Request, deps: SyncDeps): Promise<Response> {
  // Pages don't call this function.
  const options = { methods: ['POST'], allowOrigin: () => false, log: deps.log }
  return answer(request, options, async () => {
    if (!isSecret(request.headers.get('authorization'), `Bearer ${deps.secret}`)) {
      throw new HttpError(401, 'Send authorization: Bearer and the SYNC_SECRET of this project.')
    }
    await deps.database.query('select apply_retention(), resume_erasures()')
    const { deliver } = deps
    if (!deliver)
      throw new HttpError(503, 'A setting for Mailchimp is missing or malformed: ask health which.')
    const began = performance.now()
    const report = await deliverDue({ ...deps, deliver }, began + (deps.budget ?? 50_000))
    deps.log({ event: 'delivery-run', ...report, ms: since(began) })
    const counts = Object.entries(report).map(([kind, count]) => `${count} ${kind.replace('_', ' ')}`)
    return json({ message: counts.join(', ') })
  })
}
