import { SubscribeError, type Subscription, subscribe } from '@two-pastors/feeds'
import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useRef, useState } from 'react'
import { env } from '#config/env.ts'
import { type Problem, textOf } from '#features/forms/fields.ts'
import { showToast, toasterPart } from '#features/toasts/toast-outlet.tsx'
import { part } from '#lib/part.ts'
import { backendPart } from './backend.ts'
import { CONSENT_VERSION } from './consent-version.ts'

/** What became of the last attempt. */
export type SignUpOutcome =
  | { kept: Subscription; lostPhone: boolean }
  | { failed: SubscribeError['reason']; message: string }

/** A form's messages about the outcome. */
export type SignUpMessages = {
  success: (message: string) => ToastMessage
  /** `refused`: the server answered, with a message or ''. `unreachable`: there was no valid answer. */
  failure: (reason: SubscribeError['reason'], message: string) => ToastMessage
}

/**
 * Sends a sign-up, shows the outcome in a toast, and clears the form if it succeeded. `submit` resolves to what the
 * server found wrong with a field, if it did. `outcome` is that of the last attempt, unless a field says it.
 * @param source The film or page of the form, which becomes the mail provider's tag.
 */
export function useSignUp(source: string, words: SignUpMessages) {
  const [submitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<SignUpOutcome>()
  const busy = useRef(false)
  const failure = useRef<() => void>(undefined)

  async function submit(form: HTMLFormElement, subscription: Subscription): Promise<Problem | undefined> {
    // A ref, because state updates too late to stop a double click.
    if (busy.current) return undefined
    busy.current = true
    setSubmitting(true)
    setOutcome(undefined)
    failure.current?.()
    try {
      const backend = await backendPart.load()
      const { message } = await subscribe(
        backend.functions,
        'mailchimp-subscribe',
        await withChallenge(subscription),
        { source, consentVersion: CONSENT_VERSION },
      )
      await showToast(words.success(message))
      const lostPhone = !subscription.phone && textOf(form, 'phone') !== ''
      form.reset()
      setOutcome({ kept: subscription, lostPhone })
    } catch (error) {
      const known = error instanceof SubscribeError ? error : undefined
      const failed = known?.reason ?? 'unreachable'
      const message = known?.message ?? ''
      const toast = words.failure(failed, message)
      if (known?.field) return { ...toast, fields: { [known.field]: message } }
      setOutcome({ failed, message })
      failure.current = await showToast({ ...toast, variant: 'destructive' })
    } finally {
      busy.current = false
      setSubmitting(false)
    }
    return undefined
  }
  return { submitting, submit, outcome }
}

const challengePart = part(() => import('./challenge.ts'))

/** Adds the challenge's token if the build has a Turnstile key. */
async function withChallenge(subscription: Subscription): Promise<Subscription> {
  if (!env.turnstileSiteKey) return subscription
  const { solveChallenge } = await challengePart.load()
  const turnstileToken = await solveChallenge(env.turnstileSiteKey)
  return { ...subscription, ...(turnstileToken && { turnstileToken }) }
}

/** Preloads the code for sending and for the toast when a form is first used, in case the network drops later. */
export function preloadSignUp() {
  backendPart.preload()
  toasterPart.preload()
}
