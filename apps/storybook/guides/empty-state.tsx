import { Button, EmptyState } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'What was looked for, and a way on.',
        <EmptyState
          key="do"
          className="w-full"
          heading="h3"
          title="No films about sailing"
          description="Try another word, or look at all of them."
        >
          <Button variant="outline">All Films</Button>
        </EmptyState>,
      ],
      dont: [
        'A dead end.',
        <EmptyState key="dont" className="w-full" heading="h3" title="No data" description="0 results." />,
      ],
    },
  ],
}
