import type { Film, WholeFilm } from '#model/schemas.ts'

export const examplePicture = (src: string) => ({
  sources: {},
  img: { src, w: 1200, h: 675 },
  placeholder: '',
})

/** A film with only what every film has, and the given facts. */
export const exampleFilm = (facts: Partial<Film> = {}): Film => ({
  id: 'hope',
  title: 'Hope',
  kind: 'film',
  address: '/hope',
  formerAddresses: [],
  description: 'Of hope.',
  thumbnail: examplePicture('/poster.webp'),
  dates: {},
  whereToWatch: [],
  ...facts,
})

/** The same with what its page needs. */
export const exampleWholeFilm = ({ page = {}, ...facts }: Partial<WholeFilm> = {}): WholeFilm => ({
  ...exampleFilm(),
  guide: undefined,
  page,
  ...facts,
})
