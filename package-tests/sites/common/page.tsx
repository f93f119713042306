import { Badge, Button, buttonVariants, RatingStars } from '@two-pastors/ui'
import { AboutTabs } from './about-tabs'
import { FilmRow } from './film-row'
import { films, playingTime } from './films'
import { Menu } from './menu'
import { OurWords } from './our-words'
import { SignUp } from './sign-up'
import { VisitDialog } from './visit-dialog'

/** The page of a sister ministry's site. On Next it is a server component, which some of our components support. */
export function Page() {
  return (
    <>
      <header>
        <Menu />
      </header>
      <main>
        <h1>Harbor Light Films</h1>
        <p id="facts">
          <Badge>
            {films.length} films, {playingTime}
          </Badge>{' '}
          <RatingStars rating={4.5} />
        </p>
        <p>
          <Button asChild variant="secondary">
            <a href="#films">See the films</a>
          </Button>{' '}
          <VisitDialog />{' '}
          <a id="give" className={buttonVariants({ variant: 'outline' })} href="#sign-up">
            Give
          </a>
        </p>
        <FilmRow films={films} />
        <AboutTabs />
        <SignUp />
        <OurWords id="words" />
      </main>
    </>
  )
}
