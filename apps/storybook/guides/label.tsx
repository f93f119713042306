import { Checkbox, Label } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="Around its control: the words can be pressed too.">
      <Label className="flex items-center gap-3">
        <Checkbox /> Write to me once a month
      </Label>
    </Do>
    <Dont says="Words beside it that belong to nothing: only the small box answers.">
      <div className="flex items-center gap-3">
        <Checkbox aria-label="Write to me once a month" />
        <span aria-hidden>Write to me once a month</span>
      </div>
    </Dont>
  </>
)
