import { SubscribeError, type Subscription, subscribe } from '@two-pastors/feeds'
import { useRef, useState } from 'react'
import { showToast } from '../../components/toast-outlet.tsx'
import { loadBackend } from '../../lib/backend.ts'

/** Sends a sign-up and says in a toast how it went. Resolves to whether it was taken. */
export function useSubscription() {
  const [submitting, setSubmitting] = useState(false)
  const busy = useRef(false)

  async function submit(subscription: Subscription): Promise<boolean> {
    // State is a render late: the ref is what makes a double click one request.
    if (busy.current) return false
    busy.current = true
    setSubmitting(true)
    try {
      const backend = await loadBackend()
      await subscribe(backend.functions, subscription)
    } catch (error) {
      await showToast(failureToast(error))
      return false
    } finally {
      busy.current = false
      setSubmitting(false)
    }
    await showToast({
      title: 'Successfully Subscribed!',
      description: "You're now subscribed to our notifications. Check your email for confirmation.",
    })
    return true
  }
  return { submitting, submit }
}

function failureToast(error: unknown) {
  if (error instanceof SubscribeError && error.reason === 'refused') {
    return {
      title: 'Subscription Failed',
      description: error.message || 'There was an error subscribing you. Please try again.',
      variant: 'destructive' as const,
    }
  }
  return {
    title: 'Error',
    description: 'An unexpected error occurred. Please try again.',
    variant: 'destructive' as const,
  }
}
