import { SectionHeading } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="What stands below it, in two or three words.">
      <SectionHeading>Latest Trailers</SectionHeading>
    </Do>
    <Dont says="A sentence, and a mark of exclamation. That is a text below a heading.">
      <SectionHeading>Here you will find all of our very latest trailers!</SectionHeading>
    </Dont>
  </>
)
