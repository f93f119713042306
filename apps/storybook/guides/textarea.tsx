import { Field, Textarea } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="Room for what you ask for: `rows` says how much.">
      <Field className="w-full" label="Message" hint="A few words will do.">
        <Textarea rows={4} />
      </Field>
    </Do>
    <Dont says="A letter through a slot of two lines.">
      <Field className="w-full" label="Tell us your story">
        <Textarea rows={2} />
      </Field>
    </Dont>
  </>
)
