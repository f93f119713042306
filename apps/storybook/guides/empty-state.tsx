import { Button, EmptyState } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="What was looked for, and a way on.">
      <EmptyState
        className="w-full"
        heading="h3"
        title="No films about sailing"
        description="Try another word, or look at all of them."
      >
        <Button variant="outline">All Films</Button>
      </EmptyState>
    </Do>
    <Dont says="A dead end.">
      <EmptyState className="w-full" heading="h3" title="No data" description="0 results." />
    </Dont>
  </>
)
