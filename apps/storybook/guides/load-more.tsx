import { LoadMore } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

const nothing = () => {}

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Name what there is more of, and say how much there is.',
        <LoadMore key="do" shown={24} total={60} noun="posts" onMore={nothing} className="w-full" />,
      ],
      dont: [
        'Steps so small that somebody presses thirty times: a step is what fits on two screens.',
        <LoadMore key="dont" shown={2} total={60} noun="posts" onMore={nothing} className="w-full" />,
      ],
    },
  ],
}
