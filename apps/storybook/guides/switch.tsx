import { Label, Switch } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A setting that holds at once.',
        <Label key="do" className="flex items-center gap-3">
          <Switch defaultChecked /> Captions
        </Label>,
      ],
      dont: [
        'An agreement that is sent later with a form. That is a Checkbox.',
        <Label key="dont" className="flex items-center gap-3">
          <Switch /> I have read the terms
        </Label>,
      ],
    },
  ],
}
