import { type FormEvent, useRef, useState } from 'react'
import { showToast } from '#features/toasts/toast-outlet.tsx'
import { part } from '#lib/part.ts'
import type { Problem } from './fields.ts'

const cleanPart = part(() => import('./clean-email.ts'))

/** Loads what a form needs to be sent. */
export const preloadForm = cleanPart.preload

/**
 * A form with uncontrolled fields, so that text typed before hydration stays. Shows the problem that `check` returns in a
 * toast and on its fields until the visitor types or sends again; otherwise calls `send`, which may return a problem that the
 * server found.
 */
export function useCheckedForm(
  check: (form: HTMLFormElement) => Problem | undefined,
  send: (form: HTMLFormElement) => Promise<Problem | undefined>,
) {
  const [problem, setProblem] = useState<Problem>()
  const toasted = useRef<Promise<() => void>>(undefined)

  /** Removes the toast about the last problem. */
  function forget() {
    toasted.current?.then((remove) => remove())
    toasted.current = undefined
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    forget()
    const form = event.currentTarget
    // Without it, only an address is checked.
    await cleanPart.load().then(
      ({ cleanEmailField }) => cleanEmailField(form),
      () => {},
    )
    const found = check(form) ?? (await send(form))
    setProblem(found)
    if (!found) return
    const { fields, ...words } = found
    const [first] = Object.keys(fields)
    const field = form.querySelector<HTMLElement>(`[name=${first}]`)
    field?.focus({ preventScroll: true })
    // On a phone the toast covers the end of the screen, and the field's label and message should be in view too.
    field?.scrollIntoView({ block: 'center' })
    toasted.current = showToast({ ...words, variant: 'destructive' })
  }

  function onInput() {
    setProblem(undefined)
    forget()
  }

  return {
    errorOf: (field: string) => problem?.fields[field],
    // The browser's own validation messages don't match the site's.
    form: { noValidate: true, onSubmit, onInput },
  }
}
