import { byId } from '#lib/by-id.ts'
import type { Guide } from '#model/schemas.ts'

const ofReviews = import.meta.glob<Guide>('#content/reviews/*.yaml', {
  eager: true,
  import: 'default',
  query: '?guide',
})
const ofFilms = import.meta.glob<Guide | null>('#content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?guide',
})

/** Every guide, by the id of its review or film. Only for parts that load once there is a family. */
export const guides = new Map(
  [...byId({ ...ofReviews, ...ofFilms })].flatMap(([id, guide]) => (guide ? [[id, guide] as const] : [])),
)
