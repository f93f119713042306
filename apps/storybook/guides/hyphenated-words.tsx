import { HyphenatedWords } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="In a heading or a title, whose lines are few.">
      <h3>
        <HyphenatedWords text="Church Event-Planning Guide" />
      </h3>
    </Do>
    <Dont says="In running text, where a break at a hyphen keeps the lines even.">
      <p>
        <HyphenatedWords text="The well-known event-planning guide has a ten-step list for a church of forty." />
      </p>
    </Dont>
  </>
)
