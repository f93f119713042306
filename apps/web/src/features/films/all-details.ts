import type { FilmDetails } from '#content/schemas/schemas.ts'

const files = import.meta.glob<FilmDetails | null>('../../content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?details',
})

/** What the page of a film shows beyond its facts. Only for the build; a page imports the details of its own film. */
export const detailsOf = (id: string) => files[`../../content/films/${id}.yaml`] ?? null
