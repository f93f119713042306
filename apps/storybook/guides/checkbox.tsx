import { Checkbox, Label } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A sentence that one agrees to, empty at first.',
        <Label key="do" className="flex items-center gap-3">
          <Checkbox /> Write to me once a month
        </Label>,
      ],
      dont: [
        'A “not”, checked already: nobody knows what a check means here.',
        <Label key="dont" className="flex items-center gap-3">
          <Checkbox defaultChecked /> Do not stop writing to me
        </Label>,
      ],
    },
  ],
}
