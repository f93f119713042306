import { Field, Input, PasswordInput } from '@two-pastors/ui'
import { Do, Dont, Stack } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="One field, and a button to look at what was typed.">
      <Field className="w-full" label="Password" hint="At least eight letters.">
        <PasswordInput autoComplete="off" defaultValue="manna in the morning" />
      </Field>
    </Do>
    <Dont says="Twice the same, blind: that finds no mistake that looking would not find.">
      <Stack>
        <Field label="Your password">
          <Input type="password" autoComplete="off" defaultValue="manna in the morning" />
        </Field>
        <Field label="Your password again">
          <Input type="password" autoComplete="off" />
        </Field>
      </Stack>
    </Dont>
  </>
)
