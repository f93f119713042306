import { Carousel, MediaCard } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { pictures } from '../docs/guide-parts.tsx'

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

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Many things of one kind, of which one looks at a few. The next one shows at the edge.',
        <Carousel key="do" className="w-full" heading="Trailers">
          {cards(['Ruth', 'Manna', 'Bread', 'Harbor'])}
        </Carousel>,
      ],
      dont: [
        'One thing in a row that cannot move. A Grid shows few things whole.',
        <Carousel key="dont" className="w-full" heading="Our videos and other things">
          {cards(['The only one'])}
        </Carousel>,
      ],
    },
  ],
}
