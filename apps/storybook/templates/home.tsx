import { ArticleCard, Button, Carousel, Grid, MediaCard, PictureHero, SectionHeading } from '@two-pastors/ui'
import { pictures } from '../../../packages/ui/src/test/fixtures.ts'
import { Frame } from './frame.tsx'

const trailers = ['The Long Way Home', 'Bread', 'The House on the Hill', 'Manna', 'Ruth']
const posts = ['What a storm taught us', 'Five films for Advent', 'A letter to a projectionist']

export function Home() {
  return (
    <Frame>
      <PictureHero
        picture={<img src={pictures.wide} alt="" />}
        eyebrow="In theaters December 19"
        title="The Long Way Home"
        actions={
          <>
            <Button variant="hero" size="lg">
              Watch Trailer
            </Button>
            <Button variant="outline" size="lg">
              Get Tickets
            </Button>
          </>
        }
      >
        <p className="mt-5 text-lg">A fisherman, his son and the sea between them.</p>
      </PictureHero>
      <Carousel heading="Trailers" className="mt-12">
        {trailers.map((title) => (
          <MediaCard
            key={title}
            title={title}
            image={pictures.wide}
            genre="Drama"
            duration="2:04"
            action={<a href="#watch">Play</a>}
          />
        ))}
      </Carousel>
      <section aria-labelledby="blog" className="mx-auto mt-16 max-w-7xl px-5">
        <SectionHeading id="blog">From the Blog</SectionHeading>
        <Grid className="mt-8">
          {posts.map((title) => (
            <ArticleCard
              key={title}
              title={title}
              image={pictures.wide}
              date={{ iso: '2026-11-20', text: 'November 20, 2026' }}
              description="We watched it with two grandmothers, six children and a bowl of popcorn."
              link={<a href="#post">{title}</a>}
            />
          ))}
        </Grid>
      </section>
    </Frame>
  )
}
