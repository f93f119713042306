import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useSyncExternalStore } from 'react'
import { useChunk } from '../lib/use-chunk.ts'

const loadToaster = () => import('@two-pastors/ui/toaster')

let needed = false
let notify: () => void = () => {}

/** Shows a toast; the code of the toaster comes with the first one. It never rejects: a toast must not break its cause. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { toast } = await loadToaster()
    needed = true
    notify()
    toast(message)
  } catch (error) {
    console.error(`Could not show "${message.title}"`, error)
  }
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
  const { chunk } = useChunk(loadToaster, show)
  return chunk ? <chunk.Toaster /> : null
}
