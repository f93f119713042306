import { Button } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Panel, Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A question about what cannot be taken back. The answers say what they do.',
        <Panel key="do" title="Delete your list?" text="Nobody can bring it back.">
          <Row>
            <Button variant="outline">Keep it</Button>
            <Button variant="destructive">Delete it</Button>
          </Row>
        </Panel>,
      ],
      dont: [
        'A question about nothing, with answers that one has to read the question for.',
        <Panel key="dont" title="Are you sure?" text="Do you want to leave this page?">
          <Row>
            <Button variant="destructive">OK</Button>
            <Button variant="outline">Cancel</Button>
          </Row>
        </Panel>,
      ],
    },
  ],
}
