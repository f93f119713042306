import { Field, Textarea } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Room for what you ask for: `rows` says how much.',
        <Field key="do" className="w-full" label="Message" hint="A few words will do.">
          <Textarea rows={4} />
        </Field>,
      ],
      dont: [
        'A letter through a slot of two lines.',
        <Field key="dont" className="w-full" label="Tell us your story">
          <Textarea rows={2} />
        </Field>,
      ],
    },
  ],
}
