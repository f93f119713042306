import { Field, Input } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'The error says what is wrong and how it would be right.',
        <Field
          key="do"
          className="w-full"
          label="Email"
          error="Enter an email address such as name@example.org."
        >
          <Input type="email" autoComplete="off" defaultValue="ruth" />
        </Field>,
      ],
      dont: [
        'An error that only blames.',
        <Field key="dont" className="w-full" label="Email" error="Invalid input!">
          <Input type="email" autoComplete="off" defaultValue="ruth" />
        </Field>,
      ],
    },
    {
      do: [
        'What one needs to know before typing is a `hint`: it stays.',
        <Field key="do" className="w-full" label="Phone" hint="Only if you want us to call.">
          <Input type="tel" autoComplete="off" />
        </Field>,
      ],
      dont: [
        'In the placeholder it goes with the first letter.',
        <Field key="dont" className="w-full" label="Phone">
          <Input type="tel" autoComplete="off" placeholder="Only if you want us to call" />
        </Field>,
      ],
    },
  ],
}
