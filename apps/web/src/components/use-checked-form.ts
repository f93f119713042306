import { type FormEvent, useState } from 'react'
import { showToast } from './toast-outlet.tsx'

/** Why a form was not sent. */
export type Problem = {
  /** Of the toast. */
  title: string
  description?: string
  /** What is wrong with each field, by its name; the first is the one to go to. */
  fields: Record<string, string>
}

/**
 * A form whose fields keep their own values: what was typed before the app was there stays. A problem that `check` finds
 * is said in a toast, tied to its fields, and gone when the visitor goes on typing; without one, `send` is called, which
 * may come back with a problem that the server has found.
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
    // The browser's own bubbles would not match the rest.
    form: { noValidate: true, onSubmit, onInput: () => setProblem(undefined) },
  }
}

/** The browser's own check of an e-mail address. */
export function findWrongEmail(form: HTMLFormElement): Problem | undefined {
  if (form.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch !== true) return undefined
  const description = 'Please enter a whole email address, such as name@example.org.'
  return { title: 'Check Your Email', description, fields: { email: description } }
}

/** What was typed into a form's field, without spaces around it. */
export function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}
