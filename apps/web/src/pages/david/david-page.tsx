import david from '#content/films/david.yaml'
import page from '#content/pages/david.yaml'
import { FilmPromotion } from '#features/films/film-promotion.tsx'
import type { Meta } from '#page-module.ts'

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner ?? david.hero?.wide,
  eyebrow: david.releaseDate && `In theaters ${david.releaseDate}`,
  logo: david.logo,
  about: { film: david },
})

export function Page() {
  return <FilmPromotion />
}
