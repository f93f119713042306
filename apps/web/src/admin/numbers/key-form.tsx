import { Button, Field, PasswordInput } from '@two-pastors/ui'
import type { FormEvent } from 'react'

type KeyFormProps = {
  /** The last key that was entered is wrong. */
  refused: boolean
  onKey: (key: string) => void
}

/** Asks for the staff's key. A password manager may save it. */
export function KeyForm({ refused, onKey }: KeyFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const key = new FormData(event.currentTarget).get('key')
    onKey(String(key).trim())
  }
  return (
    <form method="post" onSubmit={submit} className="grid max-w-md grid-cols-1 gap-5">
      <Field
        label="Staff key"
        hint="Whoever set up the site has it. This page forgets it when it is closed."
        error={refused ? 'This is not the key. Check it and try again.' : undefined}
      >
        <PasswordInput name="key" autoComplete="current-password" required />
      </Field>
      <Button type="submit" className="justify-self-start">
        Show the numbers
      </Button>
    </form>
  )
}
