import { type DeliveryDeps, deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { nameOf } from '../supabase/functions/_shared/log.ts'

const EVERY = 10_000

/**
 * Delivers what is due again and again, as the scheduled function does when deployed.
 * @returns a function that ends it
 */
export function startDelivery(deps: DeliveryDeps): () => void {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => deliverDue(deps, performance.now() + EVERY))
      .catch((error: unknown) => deps.log({ event: 'delivery-failed', error: nameOf(error) }))
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
