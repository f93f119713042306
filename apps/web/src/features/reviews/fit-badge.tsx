import { Badge } from '@two-pastors/ui'
import type { Audience, Pastors } from '#model/schemas.ts'

/** The audiences of a film, as the page names them, in order. */
export const audienceNames: Record<Audience, string> = {
  'young-children': 'Young children',
  teens: 'Teens',
  date: 'A date',
  skeptic: 'A skeptic',
  grieving: 'Someone grieving',
}

export type Fit = Pastors['for'][Audience]['fit']

const fits: Record<Fit, string> = { yes: 'Yes', careful: 'With care', no: 'No' }

/** Whether a film suits this audience. */
export const FitBadge = ({ fit }: { fit: Fit }) => (
  <Badge variant={fit === 'yes' ? 'gold' : 'outline'}>{fits[fit]}</Badge>
)
