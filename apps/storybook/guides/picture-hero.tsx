import { pictures } from '@two-pastors/tooling/sample-media'
import { Button, PictureHero } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const room = 'w-full rounded-tp-md [--tp-hero-top:7rem] [--tp-hero-height:18rem]'
const picture = <img src={pictures.wide} alt="" />

export const guide = (
  <>
    <Do says="A picture without text, a short title and one or two actions.">
      <PictureHero
        as="section"
        heading="h3"
        className={room}
        picture={picture}
        title="The Long Way Home"
        actions={<Button variant="hero">Watch Trailer</Button>}
      />
    </Do>
    <Dont says="A title that hides the picture, and four ways to go on.">
      <PictureHero
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
      />
    </Dont>
  </>
)
