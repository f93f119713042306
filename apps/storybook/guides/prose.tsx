import { Prose } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Text with headings, short paragraphs and lists, as wide as a line is read.',
        <Prose key="do">
          <h3>What the film asks</h3>
          <p>Who is my neighbor? Three answers:</p>
          <ul>
            <li>the one who is far away,</li>
            <li>the one next door.</li>
          </ul>
        </Prose>,
      ],
      dont: [
        'Bold in place of headings, dashes in place of a list: it looks so and is not read so.',
        <Prose key="dont">
          <p>
            <strong>What the film asks</strong>
            <br />
            Who is my neighbor? Three answers:
            <br />- the one who is far away,
            <br />- the one next door.
          </p>
        </Prose>,
      ],
    },
  ],
}
