import { Badge } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="One or two words that sort. `gold` for the one that matters.">
      <Badge variant="gold">In theaters</Badge>
      <Badge>Drama</Badge>
    </Do>
    <Dont says="A sentence in a badge. It also looks like a button that does nothing.">
      <Badge variant="gold">Press here to get your tickets for the premiere</Badge>
    </Dont>
  </>
)
