import { RadioGroup, RadioGroupItem } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A question, and two to five answers of which one is chosen.',
        <RadioGroup key="do" legend="What kind of showing?" name="guide-kind" defaultValue="theater">
          <RadioGroupItem value="theater">In a theater</RadioGroupItem>
          <RadioGroupItem value="church" hint="With a license">
            In a church
          </RadioGroupItem>
        </RadioGroup>,
      ],
      dont: [
        'One answer: a radio cannot be taken back. That is a Checkbox.',
        <RadioGroup key="dont" legend="Newsletter" name="guide-newsletter">
          <RadioGroupItem value="yes">Write to me once a month</RadioGroupItem>
        </RadioGroup>,
      ],
    },
  ],
}
