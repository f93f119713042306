import { Badge } from '@two-pastors/ui'
import type { Audience, Pastors } from '#model/schemas.ts'

/** For whom a film may be, as it is named on the page, in its order. */
export const audienceNames: Record<Audience, string> = {
  'young-children': 'Young children',
  teens: 'Teens',
  date: 'A date',
  skeptic: 'A skeptic',
  grieving: 'Someone grieving',
}

export type Fit = Pastors['for'][Audience]['fit']

const fits: Record<Fit, string> = { yes: 'Yes', careful: 'With care', no: 'No' }

/** Whether a film is for them. */
export const FitBadge = ({ fit }: { fit: Fit }) => (
  <Badge variant={fit === 'yes' ? 'gold' : 'outline'}>{fits[fit]}</Badge>
)
