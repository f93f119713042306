import { Field, Select } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'From five choices on, in an order that one can guess.',
        <Field key="do" className="w-full" label="State">
          <Select>
            {['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California'].map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        </Field>,
      ],
      dont: [
        'Two choices behind a press. A RadioGroup shows them both.',
        <Field key="dont" className="w-full" label="Where?">
          <Select>
            <option>In a theater</option>
            <option>In a church</option>
          </Select>
        </Field>,
      ],
    },
    {
      do: [
        'A label above it, and a first choice that cannot be sent.',
        <Field key="do" className="w-full" label="Your state">
          <Select required defaultValue="">
            <option value="" disabled>
              Choose one
            </option>
            <option>Alabama</option>
          </Select>
        </Field>,
      ],
      dont: [
        'A label as the first choice: it can be chosen and sent.',
        <Select key="dont" className="w-full" aria-label="State">
          <option>State</option>
          <option>Alabama</option>
        </Select>,
      ],
    },
  ],
}
