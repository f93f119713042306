import type { Guide } from '#content/schemas/schemas.ts'

const files = import.meta.glob<Guide | null>('../../content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?guide',
})

/** The family guides of our films, in full. A page about a single film imports its guide directly. */
export const guideOf = (id: string) => files[`../../content/films/${id}.yaml`]
