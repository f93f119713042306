import { RadioGroup, RadioGroupItem } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A question, and two to five answers of which one is chosen.">
      <RadioGroup legend="What kind of showing?" name="guide-kind" defaultValue="theater">
        <RadioGroupItem value="theater">In a theater</RadioGroupItem>
        <RadioGroupItem value="church" hint="With a license">
          In a church
        </RadioGroupItem>
      </RadioGroup>
    </Do>
    <Dont says="One answer: a radio cannot be taken back. That is a Checkbox.">
      <RadioGroup legend="Newsletter" name="guide-newsletter">
        <RadioGroupItem value="yes">Write to me once a month</RadioGroupItem>
      </RadioGroup>
    </Dont>
  </>
)
