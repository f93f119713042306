import { Field, Input, PasswordInput } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Stack } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'One field, and a button to look at what was typed.',
        <Field key="do" className="w-full" label="Password" hint="At least eight letters.">
          <PasswordInput autoComplete="off" defaultValue="manna in the morning" />
        </Field>,
      ],
      dont: [
        'Twice the same, blind: that finds no mistake that looking would not find.',
        <Stack key="dont">
          <Field label="Your password">
            <Input type="password" autoComplete="off" defaultValue="manna in the morning" />
          </Field>
          <Field label="Your password again">
            <Input type="password" autoComplete="off" />
          </Field>
        </Stack>,
      ],
    },
  ],
}
