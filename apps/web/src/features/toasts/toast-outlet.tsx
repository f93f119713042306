import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useSyncExternalStore } from 'react'
import { part } from '#lib/part.ts'

/** Forms preload it. */
export const toasterPart = part(() => import('@two-pastors/ui/toaster'))

/** How long a message stays if the toaster isn't there, in ms. */
const PLAIN_DURATION = 10_000

let needed = false
let plain: ToastMessage | undefined
let notify: () => void = () => {}

/**
 * Shows a toast, and resolves to a function that removes it. The toaster's code loads with the first one; if that fails (no
 * network, a replaced build), a plain message is shown instead. Never rejects, so callers need no error handling.
 */
export async function showToast(message: ToastMessage): Promise<() => void> {
  try {
    const { toast, dismissToast } = await toasterPart.load()
    needed = true
    plain = undefined
    notify()
    const id = toast(message)
    return () => dismissToast(id)
  } catch (error) {
    console.error(`Could not show "${message.title}" as a toast`, error)
    plain = message
    notify()
    const remove = () => {
      if (plain !== message) return
      plain = undefined
      notify()
    }
    setTimeout(remove, PLAIN_DURATION)
    return remove
  }
}

function subscribe(listener: () => void) {
  notify = listener
  return () => {
    notify = () => {}
  }
}

/** Where toasts render; empty until the first one. */
export function ToastOutlet() {
  const show = useSyncExternalStore(
    subscribe,
    () => plain ?? needed,
    () => false,
  )
  const { module } = toasterPart.use(show === true)
  if (typeof show === 'boolean') return module ? <module.Toaster /> : null
  return (
    <div
      role="alert"
      className="fixed end-4 bottom-4 z-(--tp-z-toast) max-w-full rounded-tp-md border border-tp-line bg-tp-raised p-4"
    >
      <p className="font-semibold">{show.title}</p>
      {show.description && <p>{show.description}</p>}
    </div>
  )
}
