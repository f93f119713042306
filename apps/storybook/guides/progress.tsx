import { Progress, Spinner } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Row, Stack } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Where the way is known, with words that say how far it is.',
        <Stack key="do">
          <p>Making page 3 of 12</p>
          <Progress aria-label="Making the kit" value={3} max={12} />
        </Stack>,
      ],
      dont: [
        'A wheel for a minute: nobody knows whether anything happens.',
        <Row key="dont">
          <Spinner /> Please wait …
        </Row>,
      ],
    },
  ],
}
