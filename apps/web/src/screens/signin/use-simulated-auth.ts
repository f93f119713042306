import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useRef, useState } from 'react'
import { showToast } from '../../components/toast-outlet.tsx'

/** How long signing in or up seems to take, in ms. */
const DELAY = 1500

/** Accounts do not exist yet: after a while a toast says that all went well, and nothing else happens. */
export function useSimulatedAuth(success: ToastMessage) {
  const [submitting, setSubmitting] = useState(false)
  const busy = useRef(false)

  async function submit(): Promise<undefined> {
    if (busy.current) return
    busy.current = true
    setSubmitting(true)
    await new Promise((resolve) => setTimeout(resolve, DELAY))
    busy.current = false
    setSubmitting(false)
    await showToast(success)
  }
  return { submitting, submit }
}
