import { type DeliveryDeps, deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { nameOf } from '../supabase/functions/_shared/log.ts'

/** Shorter than the deployed schedule's minute: people who try the site out want to see the result. */
const INTERVAL_MS = 2000

/**
 * Keeps delivering what is due, like the scheduled function of a deployment.
 * @returns a function that ends it
 */
export function startDelivery(deps: DeliveryDeps): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    await deliverDue(deps, performance.now() + 50_000).catch((error: unknown) =>
      deps.log({ event: 'delivery-failed', error: nameOf(error) }),
    )
    running = false
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
