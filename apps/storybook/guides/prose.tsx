import { Prose } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="Text with headings, short paragraphs and lists, as wide as a line is read.">
      <Prose>
        <h3>What the film asks</h3>
        <p>Who is my neighbor? Three answers:</p>
        <ul>
          <li>the one who is far away,</li>
          <li>the one next door.</li>
        </ul>
      </Prose>
    </Do>
    <Dont says="Bold in place of headings, dashes in place of a list: it looks so and is not read so.">
      <Prose>
        <p>
          <strong>What the film asks</strong>
          <br />
          Who is my neighbor? Three answers:
          <br />- the one who is far away,
          <br />- the one next door.
        </p>
      </Prose>
    </Dont>
  </>
)
