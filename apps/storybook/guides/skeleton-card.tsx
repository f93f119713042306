import { SkeletonCard, Spinner } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'As large as what will stand there, so that nothing jumps when it comes.',
        <div key="do" aria-busy>
          <SkeletonCard />
        </div>,
      ],
      dont: [
        'A wheel in the middle of nothing: all below it moves when the cards come.',
        <div key="dont" aria-busy className="justify-self-center">
          <Spinner />
        </div>,
      ],
    },
  ],
}
