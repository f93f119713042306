import { pictures } from '@two-pastors/tooling/sample-media'
import { Carousel, MediaCard } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const cards = (titles: string[]) =>
  titles.map((title) => (
    <MediaCard
      key={title}
      title={title}
      image={pictures.wide}
      genre="Drama"
      duration="2:04"
      action={<a href="#watch">Play</a>}
    />
  ))

export const guide = (
  <>
    <Do says="Many things of one kind, of which one looks at a few. The next one shows at the edge.">
      <Carousel className="w-full" heading="Trailers">
        {cards(['Ruth', 'Manna', 'Bread', 'Harbor'])}
      </Carousel>
    </Do>
    <Dont says="One thing in a row that cannot move. A Grid shows few things whole.">
      <Carousel className="w-full" heading="Our videos and other things">
        {cards(['The only one'])}
      </Carousel>
    </Dont>
  </>
)
