import { Label, Switch } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A setting that holds at once.">
      <Label className="flex items-center gap-3">
        <Switch defaultChecked /> Captions
      </Label>
    </Do>
    <Dont says="An agreement that is sent later with a form. That is a Checkbox.">
      <Label className="flex items-center gap-3">
        <Switch /> I have read the terms
      </Label>
    </Dont>
  </>
)
