import type { ToastMessage } from '@two-pastors/ui/toaster'
import { useSyncExternalStore } from 'react'
import { part } from '#lib/part.ts'

/** A form that is going to need the toaster preloads it. */
export const toasterPart = part(() => import('@two-pastors/ui/toaster'))

/** How long a message stands that has to do without the toaster, in ms. */
const PLAIN_DURATION = 10_000

let needed = false
let plain: ToastMessage | undefined
let notify: () => void = () => {}

/**
 * Shows a toast; the code of the toaster comes with the first one. It never rejects: a toast must not break its cause. Where
 * that code does not come (no network, an old page), the message is shown without it.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { toast } = await toasterPart.load()
    needed = true
    plain = undefined
    notify()
    toast(message)
  } catch (error) {
    console.error(`Could not show "${message.title}" as a toast`, error)
    plain = message
    notify()
    setTimeout(() => {
      if (plain !== message) return
      plain = undefined
      notify()
    }, PLAIN_DURATION)
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
    () => plain ?? needed,
    () => false,
  )
  const { module } = toasterPart.use(show === true)
  if (typeof show === 'boolean') return module ? <module.Toaster /> : null
  return (
    <div
      role="alert"
      className="fixed end-4 bottom-4 z-60 max-w-full rounded-tp-md border border-tp-line bg-tp-raised p-4"
    >
      <p className="font-semibold">{show.title}</p>
      {show.description}
    </div>
  )
}
