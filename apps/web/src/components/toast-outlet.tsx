import type { ToastMessage } from '@two-pastors/ui/toaster'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const Toaster = lazy(async () => ({ default: (await import('@two-pastors/ui/toaster')).Toaster }))

let needed = false
let notify: () => void = () => {}

/** Shows a toast; the code of the toaster comes with the first one. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { toast } = await import('@two-pastors/ui/toaster')
  needed = true
  notify()
  toast(message)
}

function subscribe(listener: () => void) {
  notify = listener
  return () => {
    notify = () => {}
  }
}

/** The place of the notifications in the page: nothing until the first one. */
export function ToastOutlet() {
  const show = useSyncExternalStore(
    subscribe,
    () => needed,
    () => false,
  )
  return show ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
