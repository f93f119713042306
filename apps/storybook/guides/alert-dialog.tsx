import { Button } from '@two-pastors/ui'
import { Do, Dont, Panel } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A question about what cannot be taken back. The answers say what they do.">
      <Panel title="Delete your list?" text="Nobody can bring it back.">
        <div className="flex flex-wrap gap-3">
          <Button variant="outline">Keep it</Button>
          <Button variant="destructive">Delete it</Button>
        </div>
      </Panel>
    </Do>
    <Dont says="A question about nothing, with answers that one has to read the question for.">
      <Panel title="Are you sure?" text="Do you want to leave this page?">
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive">OK</Button>
          <Button variant="outline">Cancel</Button>
        </div>
      </Panel>
    </Dont>
  </>
)
