import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Params } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import page from '#content/pages/after.yaml'
import { Verse } from '#features/articles/verse.tsx'
import { HeroArt } from '#features/films/hero-art.tsx'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { filmsToPlan, kitFilms } from '#features/plan/kit-films.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { BackLink } from '#lib/back-link.tsx'
import { PrintButton } from '#lib/print-button.tsx'
import type { Film, FilmKit } from '#model/schemas.ts'
import type { PageModule } from '#page-module.ts'

type Card = {
  id: string
  title: string
  path: string
  art: Pick<Film, 'hero' | 'wide' | 'thumbnail'>
} & Pick<FilmKit, 'questions' | 'verse' | 'prayer'>

export const query = ({ film = '' }: Params) =>
  queryOptions({
    queryKey: ['after', film],
    queryFn: async (): Promise<Card | null> => rideHome(film),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Built before the film is announced, because nothing builds the site at that moment; until then it is listed nowhere. */
export const meta: PageModule<Card>['meta'] = (card, now) =>
  card
    ? {
        title: `${page.title}: ${card.title}`,
        description: page.description,
        ...(!filmsToPlan(now).some(({ film }) => film.id === card.id) && { noIndex: true }),
      }
    : notFoundMeta

const ages = [
  ['children', 'Ask the Children First'],
  ['teens', 'For Teenagers'],
  ['adults', 'For the Adults'],
] as const

/** For the parking lot: the film's picture fills the window and stays, and the questions scroll over it like credits. */
export const Page: PageModule<Card>['Page'] = ({ data: card }) => {
  if (card === undefined) return <div className="min-h-dvh" />
  if (card === null) return <NotFound />
  return (
    <article key={card.id} data-theme="picture" className="under-header bg-tp-ground text-tp-text">
      {/* A film's own focus is for a wide window. An upright one shows two fifths of the wide picture, whose subject is on its
          right. */}
      <div
        aria-hidden="true"
        className="sticky top-0 h-svh overflow-hidden print:hidden [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover md:portrait:[&_img]:object-[82%_0%]"
      >
        <HeroArt film={card.art} />
        {/* Behind the site header. */}
        <div className="absolute inset-x-0 top-0 h-40 bg-linear-to-b from-tp-ground/85 via-tp-ground/55 to-transparent" />
      </div>
      <div className="relative not-print:-mt-[100svh]">
        <header className="flex min-h-svh flex-col items-center justify-end bg-linear-to-t from-tp-ground/85 from-10% via-tp-ground/55 via-45% to-transparent to-70% px-(--tp-gutter) pt-[55svh] pb-10 text-center print:block print:min-h-0 print:p-0 print:text-start">
          <BackLink to={card.path}>{`Back to ${card.title}`}</BackLink>
          <h1 className="mt-2 font-tp-display text-4xl leading-tight font-semibold text-balance wrap-anywhere sm:text-6xl">
            <span className="inline-block">{page.title}:</span>{' '}
            <span className="inline-block">{card.title}</span>
          </h1>
          <p className="mt-4 max-w-xl text-lg text-balance sm:text-xl">{page.intro}</p>
          <div className="mt-5 flex flex-wrap justify-center gap-2">
            <ShareButton
              shared={() => ({
                title: `${page.title}: ${card.title}`,
                text: page.description,
                url: siteAddress(`/after/${card.id}`),
              })}
            />
            <PrintButton />
          </div>
        </header>
        <div className="bg-linear-to-b from-tp-ground/85 via-tp-ground/90 to-tp-ground px-(--tp-gutter) print:p-0">
          <div className="mx-auto grid max-w-5xl grid-cols-1 gap-y-16 pt-12 pb-20 lg:gap-y-24 lg:pt-24 lg:pb-32 print:gap-y-6 print:p-0">
            {ages.map(([age, heading]) => (
              <Credit key={age} id={age} heading={heading}>
                <ol className="grid list-none gap-6 lg:gap-8 print:list-decimal print:gap-2 print:ps-6">
                  {card.questions[age].map((question) => (
                    <li key={question} className="text-balance">
                      {question}
                    </li>
                  ))}
                </ol>
              </Credit>
            ))}
            <Credit id="prayer" heading="A Prayer">
              <p>{card.prayer}</p>
            </Credit>
            <Verse
              {...card.verse}
              className="not-print:mx-auto not-print:max-w-2xl not-print:border-0 not-print:ps-0 not-print:text-center not-print:text-2xl"
            />
          </div>
        </div>
      </div>
    </article>
  )
}

type CreditProps = { id: string; heading: string; children: ReactNode }

/** Like a film's credits: a role on the left, large words on the right; below each other on a phone. */
const Credit = ({ id, heading, children }: CreditProps) => (
  <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 md:grid-cols-[1fr_2fr] print:block">
    <h2 id={id} className="text-lg font-semibold text-balance text-tp-gold md:pt-1 md:text-end print:text-xl">
      {heading}
    </h2>
    <div className="font-tp-display text-2xl leading-snug font-semibold text-pretty lg:text-3xl lg:leading-snug print:text-base print:font-normal">
      {children}
    </div>
  </section>
)

/** The content of a film's ride-home card; null if the film has no kit. */
function rideHome(id: string) {
  const found = kitFilms.find(({ film }) => film.id === id)
  if (!found) return null
  const { film, look } = found
  const { questions, verse, prayer } = look
  const { title, address, hero, wide, thumbnail } = film
  return { id, title, path: address, art: { hero, wide, thumbnail }, questions, verse, prayer }
}
