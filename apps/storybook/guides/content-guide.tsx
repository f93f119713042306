import { ContentGuide } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A level, and what is seen: a parent can judge it.',
        <ContentGuide
          key="do"
          className="w-full"
          concerns={[
            {
              label: 'Violence',
              level: 3,
              note: 'A sword fight; one man falls.',
              scenes: ['41 min: a wound'],
            },
          ]}
          virtues={[{ label: 'Courage', level: 5, note: 'A boy steps forward.' }]}
        />,
      ],
      dont: [
        'A verdict in place of what is seen.',
        <ContentGuide
          key="dont"
          className="w-full"
          concerns={[{ label: 'Violence', level: 3, note: 'Too much for us.' }]}
          virtues={[{ label: 'Courage', level: 5, note: 'Great!' }]}
        />,
      ],
    },
  ],
}
