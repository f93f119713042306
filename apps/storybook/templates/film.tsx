import {
  Badge,
  Breadcrumb,
  BreadcrumbItem,
  Button,
  Countdown,
  Grid,
  PictureHero,
  PosterCard,
  SectionHeading,
} from '@two-pastors/ui'
import { pictures } from '../../../packages/ui/src/test/fixtures.ts'
import { Frame } from './frame.tsx'

const others = ['Bread', 'Manna', 'Ruth', 'The House on the Hill', 'Harbor Light']
/** A premiere that is always near; a page of yours has a day: `new Date('2026-12-19T19:00:00-05:00')`. */
const premiere = new Date(Date.now() + 26 * 86_400_000)

export function Film() {
  return (
    <Frame>
      <div className="mx-auto max-w-7xl px-5 py-4">
        <Breadcrumb>
          <BreadcrumbItem>
            <a href="#films">Films</a>
          </BreadcrumbItem>
          <BreadcrumbItem current>The Long Way Home</BreadcrumbItem>
        </Breadcrumb>
      </div>
      <PictureHero
        picture={<img src={pictures.wide} alt="" />}
        before={<Badge className="mb-4">PG · 103 min</Badge>}
        title="The Long Way Home"
        actions={
          <>
            <Button variant="hero" size="lg">
              Get Tickets
            </Button>
            <Button variant="outline" size="lg">
              Watch Trailer
            </Button>
          </>
        }
      >
        <p className="mt-5 text-lg">A fisherman, his son and the sea between them.</p>
      </PictureHero>
      <section aria-labelledby="opens" className="mx-auto mt-16 max-w-3xl px-5 text-center">
        <SectionHeading id="opens">Opens in</SectionHeading>
        <Countdown to={premiere} className="mt-6 justify-center">
          Now in theaters
        </Countdown>
      </section>
      <section aria-labelledby="more" className="mx-auto mt-16 max-w-7xl px-5">
        <SectionHeading id="more">More Films</SectionHeading>
        <Grid columns="posters" className="mt-8">
          {others.map((title) => (
            <PosterCard
              key={title}
              title={title}
              image={pictures.portrait}
              badge="Coming Soon"
              link={<a href="#film">{title}</a>}
            />
          ))}
        </Grid>
      </section>
    </Frame>
  )
}
