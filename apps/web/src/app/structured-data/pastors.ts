import type { Person } from 'schema-dts'
import { pastors } from '#features/pastors/pastors.ts'
import { absolute, type Identified, idOf } from './address.ts'

/** The two pastors, as the authors of the reviews. */
export const persons: Identified<Person>[] = pastors.map(({ id, name, role, portrait }) => ({
  '@type': 'Person',
  '@id': idOf('/pastors', id),
  name,
  description: role,
  image: absolute(portrait.img.src),
  url: `${absolute('/pastors')}#${id}`,
}))
