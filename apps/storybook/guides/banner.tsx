import { Banner } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

const nothing = () => {}

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'One line of news with one link; it can be put away.',
        <Banner key="do" className="w-full" aria-label="News of a film" variant="accent" onDismiss={nothing}>
          David is in theaters now. <a href="#tickets">Get tickets</a>
        </Banner>,
      ],
      dont: [
        'A paragraph in the color of a fault, that stays for good.',
        <Banner key="dont" className="w-full" aria-label="News of everything" variant="destructive">
          We have news! David is in theaters, our newsletter is out, the shop has new posters, and next month
          we are on the road. <a href="#news">More</a>
        </Banner>,
      ],
    },
  ],
}
