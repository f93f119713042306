import { queryOptions } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import type { Params } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import page from '#content/pages/after.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { Verse } from '#features/articles/verse.tsx'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { kitFilms } from '#features/plan/kit-films.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { BackLink } from '#lib/back-link.tsx'
import { PrintButton } from '#lib/print-button.tsx'
import type { FilmKit, Picture as PictureData } from '#model/schemas.ts'
import type { PageModule } from '#page-module.ts'

type Card = {
  id: string
  title: string
  path: string
  picture: PictureData
  focus: string | undefined
} & Pick<FilmKit, 'questions' | 'verse' | 'prayer'>

export const query = ({ film = '' }: Params) =>
  queryOptions({
    queryKey: ['after', film],
    queryFn: async (): Promise<Card | null> => rideHome(film),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const meta: PageModule<Card>['meta'] = (card) =>
  card ? { title: `${page.title}: ${card.title}`, description: page.description } : notFoundMeta

const ages = [
  ['children', 'Ask the Children First'],
  ['teens', 'For Teenagers'],
  ['adults', 'For the Adults'],
] as const

/** For the parking lot: large type, one hand. */
export const Page: PageModule<Card>['Page'] = ({ data: card }) => {
  if (card === undefined) return <div className="min-h-dvh" />
  if (card === null) return <NotFound />
  return (
    <article key={card.id} style={{ '--banner-focus': card.focus ?? '70% 0%' } as CSSProperties}>
      <PageHeader
        banner={card.picture}
        // On tablets a band of it shows, from the header to the figures' feet. On laptops it fades in behind the end of the title.
        className="md:max-lg:[--banner-focus:60%_35%] lg:[--banner-focus:80%_25%] print:**:data-[slot=picture-hero-picture]:hidden"
        before={<BackLink to={card.path}>{`Back to ${card.title}`}</BackLink>}
        title={
          <>
            <span className="inline-block">{page.title}:</span>{' '}
            <span className="inline-block">{card.title}</span>
          </>
        }
        intro={page.intro}
      >
        <div className="mt-5 flex flex-wrap gap-2">
          <ShareButton
            shared={() => ({
              title: `${page.title}: ${card.title}`,
              text: page.description,
              url: siteAddress(`/after/${card.id}`),
            })}
          />
          <PrintButton />
        </div>
      </PageHeader>
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-x-16 gap-y-8 px-(--tp-gutter) pt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-8">
          {ages.map(([age, heading]) => (
            <section key={age} aria-labelledby={age}>
              <h2 id={age} className="font-tp-display text-2xl font-semibold">
                {heading}
              </h2>
              <ol className="mt-3 grid list-decimal gap-3 ps-6 text-xl text-pretty">
                {card.questions[age].map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <Verse {...card.verse} />
          <section aria-labelledby="prayer">
            <h2 id="prayer" className="font-tp-display text-2xl font-semibold">
              A Prayer
            </h2>
            <p className="mt-3 font-tp-display text-xl text-pretty">{card.prayer}</p>
          </section>
        </div>
      </div>
    </article>
  )
}

/** What the ride-home card of a film shows; null if the film has no kit. */
function rideHome(id: string) {
  const found = kitFilms.find(({ film }) => film.id === id)
  if (!found) return null
  const { film, look } = found
  const { questions, verse, prayer } = look
  const picture = film.hero?.wide ?? film.wide ?? film.thumbnail
  const focus = film.hero?.focus
  return { id, title: film.title, path: film.address, picture, focus, questions, verse, prayer }
}
