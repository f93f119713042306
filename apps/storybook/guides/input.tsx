import { Field, Input } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A label that stays above the field, and an example inside it.',
        <Field key="do" className="w-full" label="Email">
          <Input type="email" autoComplete="off" placeholder="name@example.org" />
        </Field>,
      ],
      dont: [
        'A placeholder in place of the label: who has typed no longer sees what the field is.',
        <Input
          key="dont"
          type="email"
          autoComplete="off"
          aria-label="Email"
          placeholder="Your email address"
        />,
      ],
    },
    {
      do: [
        'A field about as wide as what goes in.',
        <Field key="do" label="ZIP code">
          <Input inputMode="numeric" autoComplete="off" style={{ maxWidth: '8rem' }} />
        </Field>,
      ],
      dont: [
        'Five digits in a field for a sentence.',
        <Field key="dont" className="w-full" label="ZIP code">
          <Input inputMode="numeric" autoComplete="off" />
        </Field>,
      ],
    },
  ],
}
