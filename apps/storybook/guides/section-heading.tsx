import { SectionHeading } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'What stands below it, in two or three words.',
        <SectionHeading key="do">Latest Trailers</SectionHeading>,
      ],
      dont: [
        'A sentence, and a mark of exclamation. That is a text below a heading.',
        <SectionHeading key="dont">Here you will find all of our very latest trailers!</SectionHeading>,
      ],
    },
  ],
}
