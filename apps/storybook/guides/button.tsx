import { Button, PlayIcon, ShareIcon } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="One button leads. What else can be done is quieter: `outline`, then `ghost`.">
      <Button>Get Tickets</Button>
      <Button variant="outline">Watch Trailer</Button>
    </Do>
    <Dont says="Where everything leads, nothing does.">
      <Button>Get Tickets</Button>
      <Button variant="hero">Watch Trailer</Button>
      <Button>Share</Button>
    </Dont>
    <Do says="The text says what happens next.">
      <Button>
        <PlayIcon /> Watch Trailer
      </Button>
    </Do>
    <Dont says="A text that fits everywhere says nothing, in a list of buttons read aloud least of all.">
      <Button>Click here</Button>
    </Dont>
    <Do says="An icon stands alone only where everybody knows it, and has a name (`aria-label`).">
      <Button variant="outline" size="icon" aria-label="Share">
        <ShareIcon />
      </Button>
    </Do>
    <Dont says="`destructive` is for what cannot be taken back, not for what should stand out.">
      <Button variant="destructive">Share</Button>
    </Dont>
  </>
)
