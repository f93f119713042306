import { Field, Input } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A label that stays above the field, and an example inside it.">
      <Field className="w-full" label="Email">
        <Input type="email" autoComplete="off" placeholder="name@example.org" />
      </Field>
    </Do>
    <Dont says="A placeholder in place of the label: who has typed no longer sees what the field is.">
      <Input type="email" autoComplete="off" aria-label="Email" placeholder="Your email address" />
    </Dont>
    <Do says="A field about as wide as what goes in.">
      <Field label="ZIP code">
        <Input inputMode="numeric" autoComplete="off" style={{ maxWidth: '8rem' }} />
      </Field>
    </Do>
    <Dont says="Five digits in a field for a sentence.">
      <Field className="w-full" label="ZIP code">
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
    </Dont>
  </>
)
