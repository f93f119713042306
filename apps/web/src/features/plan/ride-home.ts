import { kitFilms } from './kit-films.ts'

/** What the ride-home card of a film shows; null if the film has no kit. */
export function rideHome(id: string) {
  const found = kitFilms.find(({ film }) => film.id === id)
  if (!found) return null
  const { film, look } = found
  const { questions, verse, prayer } = look
  const picture = film.hero?.wide ?? film.wide ?? film.thumbnail
  const focus = film.hero?.focus
  return { id, title: film.title, path: film.address, picture, focus, questions, verse, prayer }
}
