import { RatingStars } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A rating that somebody gave, once for each review.">
      <span>David</span> <RatingStars rating={4.5} />
    </Do>
    <Dont says="Nothing is no rating: leave the stars out until somebody has given some.">
      <span>Not yet seen</span> <RatingStars rating={0} />
    </Dont>
  </>
)
