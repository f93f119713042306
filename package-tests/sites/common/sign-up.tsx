'use client'
import { Button, Field, Input } from '@two-pastors/ui'
import { Toaster, toast } from '@two-pastors/ui/toaster'

export function SignUp() {
  return (
    <>
      <form
        method="post"
        aria-label="Newsletter"
        onSubmit={(event) => {
          event.preventDefault()
          toast({ title: 'Thank you', description: 'The next letter is yours.' })
        }}
      >
        <Field label="Email" hint="One letter a month">
          <Input type="email" name="email" required autoComplete="email" />
        </Field>
        <Button type="submit">Sign up</Button>
      </form>
      <Toaster />
    </>
  )
}
