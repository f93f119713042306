import { Button, Spinner } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'With words, where something takes a few seconds. A button has its own (`loading`).',
        <Row key="do">
          <Button loading>Sending …</Button>
        </Row>,
      ],
      dont: [
        'Alone: it is hidden from screen readers, and nobody hears that anything happens.',
        <Row key="dont">
          <Spinner />
        </Row>,
      ],
    },
  ],
}
