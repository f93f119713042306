import { RatingStars } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A rating that somebody gave, once for each review.',
        <Row key="do">
          <span>David</span> <RatingStars rating={4.5} />
        </Row>,
      ],
      dont: [
        'Nothing is no rating: leave the stars out until somebody has given some.',
        <Row key="dont">
          <span>Not yet seen</span> <RatingStars rating={0} />
        </Row>,
      ],
    },
  ],
}
