import { Badge } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'One or two words that sort. `gold` for the one that matters.',
        <Row key="do">
          <Badge variant="gold">In theaters</Badge>
          <Badge>Drama</Badge>
        </Row>,
      ],
      dont: [
        'A sentence in a badge. It also looks like a button that does nothing.',
        <Row key="dont">
          <Badge variant="gold">Press here to get your tickets for the premiere</Badge>
        </Row>,
      ],
    },
  ],
}
