import { FilmPromotion } from '../../components/film-promotion/film-promotion.tsx'
import { Head } from '../../components/head.tsx'
import page from '../../content/pages/david.yaml'

export function Screen() {
  return (
    <>
      <Head title={page.title} description={page.description} />
      <FilmPromotion />
    </>
  )
}
