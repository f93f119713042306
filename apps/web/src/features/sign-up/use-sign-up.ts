import type { SubscribeError, Subscription } from '@two-pastors/feeds'
import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useRef, useState } from 'react'
import { type Problem, textOf } from '#features/forms/fields.ts'
import { preloadForm } from '#features/forms/use-checked-form.ts'
import { showToast, toasterPart } from '#features/toasts/toast-outlet.tsx'
import { part } from '#lib/part.ts'
import type { SignUpAnswer } from './send-sign-up.ts'

const sendPart = part(() => import('./send-sign-up.ts'))

/** The result of the last attempt. */
export type SignUpOutcome =
  | {
      kept: Subscription
      /** The number that was typed without asking for text messages, which is not sent; or ''. */
      lostPhone: string
    }
  | { failed: SubscribeError['reason']; message: string }

/** A form's messages about the outcome. */
export type SignUpMessages = {
  success: (message: string, kept: Subscription) => ToastMessage
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
      const { message, failed, field } = await send(subscription, source, form)
      if (failed) {
        const toast = words.failure(failed, message)
        if (field) return { ...toast, fields: { [field]: message } }
        setOutcome({ failed, message })
        failure.current = await showToast({ ...toast, variant: 'destructive' })
      } else {
        const lostPhone = subscription.phone ? '' : textOf(form, 'phone')
        // Before the toast, whose code may still load: nothing that is typed meanwhile is cleared.
        form.reset()
        setOutcome({ kept: subscription, lostPhone })
        await showToast(words.success(message, subscription))
      }
    } finally {
      busy.current = false
      setSubmitting(false)
    }
    return undefined
  }
  return { submitting, submit, outcome }
}

/** Sends it. If the code for sending fails to load, that counts as unreachable. */
async function send(
  subscription: Subscription,
  source: string,
  form: HTMLFormElement,
): Promise<SignUpAnswer> {
  try {
    const { sendSignUp } = await sendPart.load()
    return await sendSignUp(subscription, source, form)
  } catch {
    return { message: '', failed: 'unreachable' }
  }
}

/** Preloads the code for sending and for the toast when a form is first used, in case the network drops later. */
export function preloadSignUp() {
  preloadForm()
  sendPart.preload()
  toasterPart.preload()
}
