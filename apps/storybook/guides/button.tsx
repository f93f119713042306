import { Button, PlayIcon, ShareIcon } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'One button leads. What else can be done is quieter: `outline`, then `ghost`.',
        <Row key="do">
          <Button>Get Tickets</Button>
          <Button variant="outline">Watch Trailer</Button>
        </Row>,
      ],
      dont: [
        'Where everything leads, nothing does.',
        <Row key="dont">
          <Button>Get Tickets</Button>
          <Button variant="hero">Watch Trailer</Button>
          <Button>Share</Button>
        </Row>,
      ],
    },
    {
      do: [
        'The text says what happens next.',
        <Row key="do">
          <Button>
            <PlayIcon /> Watch Trailer
          </Button>
        </Row>,
      ],
      dont: [
        'A text that fits everywhere says nothing, in a list of buttons read aloud least of all.',
        <Row key="dont">
          <Button>Click here</Button>
        </Row>,
      ],
    },
    {
      do: [
        'An icon stands alone only where everybody knows it, and has a name (`aria-label`).',
        <Button key="do" variant="outline" size="icon" aria-label="Share">
          <ShareIcon />
        </Button>,
      ],
      dont: [
        '`destructive` is for what cannot be taken back, not for what should stand out.',
        <Button key="dont" variant="destructive">
          Share
        </Button>,
      ],
    },
  ],
}
