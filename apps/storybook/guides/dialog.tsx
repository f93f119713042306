import { Button, Field, Input } from '@two-pastors/ui'
import { Do, Dont, Panel } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A small task that somebody asked for, with a title and a way out.">
      <Panel title="A Bible for you" text="It is free, and so is the post.">
        <Field label="Name">
          <Input autoComplete="off" />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button>Order</Button>
          <Button variant="outline">Close</Button>
        </div>
      </Panel>
    </Do>
    <Dont says="One that opens by itself and stands between a visitor and the page.">
      <Panel title="Wait! Before you go" text="Don’t miss our newsletter.">
        <div className="flex flex-wrap gap-3">
          <Button>Yes, subscribe me!</Button>
          <Button variant="link">No, I like to miss things</Button>
        </div>
      </Panel>
    </Dont>
  </>
)
