import { SubscribeError, type Subscription, subscribe } from '@two-pastors/feeds'
import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useRef, useState } from 'react'
import { env } from '../../config/env.ts'
import { loadBackend } from '../../lib/backend.ts'
import { loadToaster, showToast } from '../toast-outlet.tsx'
import type { Problem } from '../use-checked-form.ts'

/** Which wording of the forms people agree to: a new one with every change of what they promise, added to the backend's forms.ts. */
const CONSENT_VERSION = '2026-11'

/** What a form says about how its sign-up went. */
export type SignUpWords = {
  success: (message: string) => ToastMessage
  /** `refused`: the server answered, with a message or ''. `unreachable`: nothing came of it. */
  failure: (reason: SubscribeError['reason'], message: string) => ToastMessage
}

/**
 * Sends a form's sign-up, says in a toast how it went, and clears the form when it was taken. `submit` resolves to what the
 * server found wrong with a field, if it did.
 * @param source The film or page that the form is on: the mail provider's tag.
 */
export function useSignUp(source: string, words: SignUpWords) {
  const [submitting, setSubmitting] = useState(false)
  const busy = useRef(false)

  async function submit(form: HTMLFormElement, subscription: Subscription): Promise<Problem | undefined> {
    // State is a render late: the ref is what makes a double click one request.
    if (busy.current) return undefined
    busy.current = true
    setSubmitting(true)
    try {
      const backend = await loadBackend()
      const { message } = await subscribe(backend.functions, await withChallenge(subscription), {
        source,
        consentVersion: CONSENT_VERSION,
      })
      await showToast(words.success(message))
      form.reset()
    } catch (error) {
      const known = error instanceof SubscribeError ? error : undefined
      const toast = words.failure(known?.reason ?? 'unreachable', known?.message ?? '')
      if (known?.field) return { ...toast, fields: { [known.field]: known.message } }
      await showToast({ ...toast, variant: 'destructive' })
    } finally {
      busy.current = false
      setSubmitting(false)
    }
    return undefined
  }
  return { submitting, submit }
}

/** Where the build names a Turnstile key, the sign-up takes along what the challenge gave. */
async function withChallenge(subscription: Subscription): Promise<Subscription> {
  if (!env.turnstileSiteKey) return subscription
  const { solveChallenge } = await import('../../lib/challenge.ts')
  const turnstileToken = await solveChallenge(env.turnstileSiteKey)
  return { ...subscription, ...(turnstileToken && { turnstileToken }) }
}

/** The code that sending and its answer need, fetched when a form is first touched: the network may go meanwhile. */
export const warmSignUp = () => void Promise.allSettled([loadBackend(), loadToaster()])
