import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useRef, useState } from 'react'
import { showToast } from '#features/toasts/toast-outlet.tsx'

/** The simulated response time. */
const DELAY_MS = 1500

/**
 * There are no accounts yet: shows a success toast after a delay, with the truth below the button, and does nothing else.
 */
export function useSimulatedAuth(success: ToastMessage) {
  const [submitting, setSubmitting] = useState(false)
  const [isDone, setDone] = useState(false)
  const busy = useRef(false)

  async function submit(): Promise<undefined> {
    if (busy.current) return
    busy.current = true
    setSubmitting(true)
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    busy.current = false
    setSubmitting(false)
    setDone(true)
    await showToast(success)
  }
  const answer =
    isDone && 'There are no accounts yet: nothing was sent or stored, and everything here is open to you.'
  return { submitting, answer, submit }
}
