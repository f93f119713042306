import { HyphenatedWords } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'In a heading or a title, whose lines are few.',
        <h3 key="do">
          <HyphenatedWords text="Church Event-Planning Guide" />
        </h3>,
      ],
      dont: [
        'In running text, where a break at a hyphen keeps the lines even.',
        <p key="dont">
          <HyphenatedWords text="The well-known event-planning guide has a ten-step list for a church of forty." />
        </p>,
      ],
    },
  ],
}
