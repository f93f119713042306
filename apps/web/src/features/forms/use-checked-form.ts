import { type FormEvent, useState } from 'react'
import { showToast } from '#features/toasts/toast-outlet.tsx'

/** A validation error. */
export type Problem = {
  /** Title of the toast. */
  title: string
  description?: string
  /** Messages by field name. The first field gets the focus. */
  fields: Record<string, string>
}

/**
 * A form with uncontrolled fields, so that text typed before hydration stays. Shows the problem that `check` returns in a
 * toast and on its fields until the visitor types again; otherwise calls `send`, which may return a problem that the
 * server found.
 */
export function useCheckedForm(
  check: (form: HTMLFormElement) => Problem | undefined,
  send: (form: HTMLFormElement) => Promise<Problem | undefined>,
) {
  const [problem, setProblem] = useState<Problem>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = check(form) ?? (await send(form))
    setProblem(found)
    if (!found) return
    const { fields, ...words } = found
    const [first] = Object.keys(fields)
    form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    await showToast({ ...words, variant: 'destructive' })
  }

  return {
    errorOf: (field: string) => problem?.fields[field],
    // The browser's own validation messages don't match the site's.
    form: { noValidate: true, onSubmit, onInput: () => setProblem(undefined) },
  }
}

/** Uses the browser's e-mail validation. */
export function findWrongEmail(form: HTMLFormElement): Problem | undefined {
  if (form.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch !== true) return undefined
  const description = 'Please enter a whole email address, such as name@example.org.'
  return { title: 'Check Your Email', description, fields: { email: description } }
}

/** The trimmed value of a form field. */
export function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}
