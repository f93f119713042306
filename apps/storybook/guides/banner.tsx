import { Banner } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const nothing = () => {}

export const guide = (
  <>
    <Do says="One line of news with one link; it can be put away.">
      <Banner className="w-full" aria-label="News of a film" variant="accent" onDismiss={nothing}>
        David is in theaters now. <a href="#tickets">Get tickets</a>
      </Banner>
    </Do>
    <Dont says="A paragraph in the color of a fault, that stays for good.">
      <Banner className="w-full" aria-label="News of everything" variant="destructive">
        We have news! David is in theaters, our newsletter is out, the shop has new posters, and next month we
        are on the road. <a href="#news">More</a>
      </Banner>
    </Dont>
  </>
)
