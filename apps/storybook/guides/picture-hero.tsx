import { Button, PictureHero } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { pictures } from '../docs/guide-parts.tsx'

const room = 'w-full rounded-tp-md [--tp-hero-top:7rem] [--tp-hero-height:18rem]'
const picture = <img src={pictures.wide} alt="" />

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A picture without text, a short title and one or two actions.',
        <PictureHero
          key="do"
          as="section"
          heading="h3"
          className={room}
          picture={picture}
          title="The Long Way Home"
          actions={<Button variant="hero">Watch Trailer</Button>}
        />,
      ],
      dont: [
        'A title that hides the picture, and four ways to go on.',
        <PictureHero
          key="dont"
          as="section"
          heading="h3"
          className={room}
          picture={picture}
          title="The Long Way Home: the story of a fisherman, his son and the sea"
          actions={
            <>
              <Button variant="hero">Watch</Button>
              <Button variant="hero">Tickets</Button>
              <Button variant="hero">Share</Button>
              <Button variant="hero">Give</Button>
            </>
          }
        />,
      ],
    },
  ],
}
