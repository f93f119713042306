import { ContentGuide } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A level, and what is seen: a parent can judge it.">
      <ContentGuide
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
      />
    </Do>
    <Dont says="A verdict in place of what is seen.">
      <ContentGuide
        className="w-full"
        concerns={[{ label: 'Violence', level: 3, note: 'Too much for us.' }]}
        virtues={[{ label: 'Courage', level: 5, note: 'Great!' }]}
      />
    </Dont>
  </>
)
