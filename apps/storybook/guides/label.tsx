import { Checkbox, Label } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Around its control: the words can be pressed too.',
        <Label key="do" className="flex items-center gap-3">
          <Checkbox /> Write to me once a month
        </Label>,
      ],
      dont: [
        'Words beside it that belong to nothing: only the small box answers.',
        <div key="dont" className="flex items-center gap-3">
          <Checkbox aria-label="Write to me once a month" />
          <span aria-hidden>Write to me once a month</span>
        </div>,
      ],
    },
  ],
}
