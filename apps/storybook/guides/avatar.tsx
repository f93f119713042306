import { Avatar } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Beside its name, and silent there (`name=""` with `initials`).',
        <Row key="do">
          <Avatar name="" initials="RM" />
          <span>Ruth Miller</span>
        </Row>,
      ],
      dont: [
        'Alone: two letters tell nobody who it is.',
        <Row key="dont">
          <Avatar name="Ruth Miller" />
          <Avatar name="Rachel Moore" />
        </Row>,
      ],
    },
  ],
}
