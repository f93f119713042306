export type ToastMessage = {
  /** What happened, in a few words. */
  title: string
  /** Details, or what to do next. */
  description?: string
  /**
   * `destructive` is for errors.
   * @default 'default'
   */
  variant?: 'default' | 'destructive'
  /** A button in the toast; a click dismisses the toast too. Offer the action elsewhere as well, since toasts disappear. */
  action?: { label: string; onClick: () => void }
  /**
   * How long it shows, in ms. `Infinity`: until it is dismissed.
   * @default 6000
   */
  duration?: number
}
export type ToastEntry = ToastMessage & { id: number }

let entries: readonly ToastEntry[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(changed: readonly ToastEntry[]) {
  entries = changed
  for (const listener of listeners) listener()
}

/** Shows a toast in the page's `<Toaster />`. Returns its id, for `dismissToast`. */
export function toast(message: ToastMessage): number {
  const id = nextId++
  replace([...entries, { ...message, id }])
  return id
}

export function dismissToast(id: number): void {
  replace(entries.filter((entry) => entry.id !== id))
}

/**
 * Shows `loading` until the promise settles, then `success` or `error`.
 *
 * @returns the same promise
 * @example
 * toastPromise(save(), {
 *   loading: { title: 'Saving…' },
 *   success: { title: 'Saved' },
 *   error: { title: 'Not saved', variant: 'destructive' },
 * })
 */
export function toastPromise<Value>(
  promise: Promise<Value>,
  messages: {
    loading: ToastMessage
    success: ToastMessage | ((value: Value) => ToastMessage)
    error: ToastMessage | ((reason: unknown) => ToastMessage)
  },
): Promise<Value> {
  const { loading, success, error } = messages
  const id = toast({ ...loading, duration: Number.POSITIVE_INFINITY })
  // A new toast, because screen readers announce new toasts but not changes in one.
  const settle = (message: ToastMessage) => {
    dismissToast(id)
    toast(message)
  }
  promise.then(
    (value) => settle(typeof success === 'function' ? success(value) : success),
    (reason) => settle(typeof error === 'function' ? error(reason) : error),
  )
  return promise
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getToasts = (): readonly ToastEntry[] => entries
