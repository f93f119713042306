import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** The text of an uncontrolled field. */
export function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const input = field.current
      const form = input?.form
      // The field is emptied after its event.
      const onReset = () => queueMicrotask(onChange)
      input?.addEventListener('input', onChange)
      form?.addEventListener('reset', onReset)
      return () => {
        input?.removeEventListener('input', onChange)
        form?.removeEventListener('reset', onReset)
      }
    },
    [field],
  )
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? '',
    () => '',
  )
}
