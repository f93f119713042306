import type { Guide } from '#content/schemas/schemas.ts'

const files = import.meta.glob<Guide>('../../content/reviews/*.yaml', {
  eager: true,
  import: 'default',
  query: '?guide',
})

/** The guide of every review, by the review's id. Only for parts that load once there is a family. */
export const guides = new Map(
  Object.entries(files).map(([path, guide]) => [path.replace(/^.*\/|\.yaml$/g, ''), guide]),
)
