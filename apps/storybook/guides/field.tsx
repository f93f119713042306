import { Field, Input } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="The error says what is wrong and how it would be right.">
      <Field className="w-full" label="Email" error="Enter an email address such as name@example.org.">
        <Input type="email" autoComplete="off" defaultValue="ruth" />
      </Field>
    </Do>
    <Dont says="An error that only blames.">
      <Field className="w-full" label="Email" error="Invalid input!">
        <Input type="email" autoComplete="off" defaultValue="ruth" />
      </Field>
    </Dont>
    <Do says="What one needs to know before typing is a `hint`: it stays.">
      <Field className="w-full" label="Phone" hint="Only if you want us to call.">
        <Input type="tel" autoComplete="off" />
      </Field>
    </Do>
    <Dont says="In the placeholder it goes with the first letter.">
      <Field className="w-full" label="Phone">
        <Input type="tel" autoComplete="off" placeholder="Only if you want us to call" />
      </Field>
    </Dont>
  </>
)
