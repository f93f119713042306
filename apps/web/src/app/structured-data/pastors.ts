import type { Person } from 'schema-dts'
import type { Author } from '#features/pastors/byline.tsx'
import { pastors } from '#features/pastors/pastors.ts'
import { absolute, idOf } from './address.ts'

/** The authors of a review or a post. Of a pastor also who that is, and the address of the page about both. */
export const personsOf = (authors: Author[]): Person[] =>
  authors.map(({ id, name }) => {
    const pastor = pastors.find((candidate) => candidate.id === id)
    return {
      '@type': 'Person',
      name,
      ...(pastor && {
        '@id': idOf('/pastors', pastor.id),
        description: pastor.role,
        image: absolute(pastor.portrait.img.src),
        url: `${absolute('/pastors')}#${pastor.id}`,
      }),
    }
  })
