import { Alert } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'What happened, and what to do now.',
        <Alert key="do" variant="destructive" title="Not sent" className="w-full">
          Check your connection and press Send again.
        </Alert>,
      ],
      dont: [
        'A number, and an apology that helps nobody.',
        <Alert key="dont" variant="destructive" title="Oops!" className="w-full">
          Something went wrong (error 503).
        </Alert>,
      ],
    },
  ],
}
