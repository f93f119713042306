import { SubscribeError, type Subscription, subscribe } from '@two-pastors/feeds'
import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useRef, useState } from 'react'
import { env } from '#config/env.ts'
import { showToast, toasterPart } from '#features/toasts/toast-outlet.tsx'
import { part } from '#lib/part.ts'
import { backendPart } from './backend.ts'

/** Which wording of the forms people agree to: a new one with every change of what they promise. */
const CONSENT_VERSION = '2026-11'

/** What a form says about how its sign-up went. */
export type SignUpWords = {
  success: (message: string) => ToastMessage
  /** `refused`: the server answered, with a message or ''. `unreachable`: nothing came of it. */
  failure: (reason: SubscribeError['reason'], message: string) => ToastMessage
}

/**
 * Sends a sign-up and says in a toast how it went. `submit` resolves to whether it was taken.
 * @param source The film or page that the form is on: the mail provider's tag.
 */
export function useSignUp(source: string, words: SignUpWords) {
  const [submitting, setSubmitting] = useState(false)
  const busy = useRef(false)

  async function submit(subscription: Subscription): Promise<boolean> {
    // State is a render late: the ref is what makes a double click one request.
    if (busy.current) return false
    busy.current = true
    setSubmitting(true)
    try {
      const backend = await backendPart.load()
      const { message } = await subscribe(
        backend.functions,
        'mailchimp-subscribe',
        await withChallenge(subscription),
        { source, consentVersion: CONSENT_VERSION },
      )
      await showToast(words.success(message))
      return true
    } catch (error) {
      const known = error instanceof SubscribeError ? error : undefined
      const toast = words.failure(known?.reason ?? 'unreachable', known?.message ?? '')
      await showToast({ ...toast, variant: 'destructive' })
      return false
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }
  return { submitting, submit }
}

const challengePart = part(() => import('./challenge.ts'))

/** Where the build names a Turnstile key, the sign-up takes along what the challenge gave. */
async function withChallenge(subscription: Subscription): Promise<Subscription> {
  if (!env.turnstileSiteKey) return subscription
  const { solveChallenge } = await challengePart.load()
  const turnstileToken = await solveChallenge(env.turnstileSiteKey)
  return { ...subscription, ...(turnstileToken && { turnstileToken }) }
}

/** The code that sending and its answer need, fetched when a form is first touched: the network may go meanwhile. */
export function preloadSignUp() {
  backendPart.preload()
  toasterPart.preload()
}
