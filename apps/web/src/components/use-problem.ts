import { useState } from 'react'
import { showToast } from './toast-outlet.tsx'

/** Why a form was not sent. */
export type Problem = {
  /** Of the toast. */
  title: string
  description?: string
  /** What is wrong with each field, by its name; the first is the one to go to. */
  fields: Record<string, string>
}

/** The problem of a form: said in a toast, tied to its fields, and gone when the visitor goes on typing. */
export function useProblem() {
  const [problem, setProblem] = useState<Problem>()
  return {
    errorOf: (field: string) => problem?.fields[field],
    clear: () => setProblem(undefined),
    async report(form: HTMLFormElement, { fields, ...words }: Problem) {
      setProblem({ fields, ...words })
      const [first] = Object.keys(fields)
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      await showToast({ ...words, variant: 'destructive' })
    },
  }
}

/** The browser's own check of an e-mail address; its bubbles would not match the rest. */
export function findWrongEmail(form: HTMLFormElement): Problem | undefined {
  if (form.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch !== true) return undefined
  const description = 'Please enter a whole email address, such as name@example.org.'
  return { title: 'Check Your Email', description, fields: { email: description } }
}

/** What was typed into a form's field, without spaces around it. */
export function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}
