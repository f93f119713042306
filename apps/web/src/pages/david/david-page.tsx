import { Head } from '#app/head.tsx'
import david from '#content/films/david.yaml'
import page from '#content/pages/david.yaml'
import { FilmPromotion } from '#features/films/film-promotion.tsx'

export function Screen() {
  return (
    <>
      <Head
        title={page.title}
        description={page.description}
        picture={page.banner ?? david.hero?.wide}
        eyebrow={david.releaseDate && `In theaters ${david.releaseDate}`}
        logo={david.logo}
      />
      <FilmPromotion />
    </>
  )
}
