import { Field, Select } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="From five choices on, in an order that one can guess.">
      <Field className="w-full" label="State">
        <Select>
          {['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California'].map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </Field>
    </Do>
    <Dont says="Two choices behind a press. A RadioGroup shows them both.">
      <Field className="w-full" label="Where?">
        <Select>
          <option>In a theater</option>
          <option>In a church</option>
        </Select>
      </Field>
    </Dont>
    <Do says="A label above it, and a first choice that cannot be sent.">
      <Field className="w-full" label="Your state">
        <Select required defaultValue="">
          <option value="" disabled>
            Choose one
          </option>
          <option>Alabama</option>
        </Select>
      </Field>
    </Do>
    <Dont says="A label as the first choice: it can be chosen and sent.">
      <Select className="w-full" aria-label="State">
        <option>State</option>
        <option>Alabama</option>
      </Select>
    </Dont>
  </>
)
