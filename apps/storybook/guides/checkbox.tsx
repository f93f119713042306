import { Checkbox, Label } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A sentence that one agrees to, empty at first.">
      <Label className="flex items-center gap-3">
        <Checkbox /> Write to me once a month
      </Label>
    </Do>
    <Dont says="A “not”, checked already: nobody knows what a check means here.">
      <Label className="flex items-center gap-3">
        <Checkbox defaultChecked /> Do not stop writing to me
      </Label>
    </Dont>
  </>
)
