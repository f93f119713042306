export type ToastMessage = {
  /** What has happened, in a few words. */
  title: string
  /** What follows from it. */
  description?: string
  /**
   * `destructive` is for what went wrong.
   * @default 'default'
   */
  variant?: 'default' | 'destructive'
}
export type ToastEntry = ToastMessage & { id: number }

let entries: readonly ToastEntry[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(changed: readonly ToastEntry[]) {
  entries = changed
  for (const listener of listeners) listener()
}

/** Shows a toast in the page's `<Toaster />`. */
export function toast(message: ToastMessage): void {
  replace([...entries, { ...message, id: nextId++ }])
}

export function dismissToast(id: number): void {
  replace(entries.filter((entry) => entry.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getToasts = (): readonly ToastEntry[] => entries
