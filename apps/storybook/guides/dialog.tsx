import { Button, Field, Input } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Panel, Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A small task that somebody asked for, with a title and a way out.',
        <Panel key="do" title="A Bible for you" text="It is free, and so is the post.">
          <Field label="Name">
            <Input autoComplete="off" />
          </Field>
          <Row>
            <Button>Order</Button>
            <Button variant="outline">Close</Button>
          </Row>
        </Panel>,
      ],
      dont: [
        'One that opens by itself and stands between a visitor and the page.',
        <Panel key="dont" title="Wait! Before you go" text="Don’t miss our newsletter.">
          <Row>
            <Button>Yes, subscribe me!</Button>
            <Button variant="link">No, I like to miss things</Button>
          </Row>
        </Panel>,
      ],
    },
  ],
}
