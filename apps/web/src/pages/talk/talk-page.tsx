import { Button } from '@two-pastors/ui'
import { QRCode } from '@two-pastors/ui/qr-code'
import type { Params } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import { Verse } from '#features/articles/verse.tsx'
import { list } from '#features/family/sentences.ts'
import { useFamily } from '#features/family/use-family.ts'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { reviewQuery } from '#features/reviews/review-query.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { BackLink } from '#lib/back-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'
import { PrintButton } from '#lib/print-button.tsx'
import type { AgeGroup, Review } from '#model/schemas.ts'
import type { PageModule } from '#page-module.ts'

const groups: { group: AgeGroup; name: string; oldest: number }[] = [
  { group: 'young', name: 'Ages 4 to 7', oldest: 7 },
  { group: 'children', name: 'Ages 8 to 12', oldest: 12 },
  { group: 'teens', name: 'Ages 13 and Up', oldest: Number.POSITIVE_INFINITY },
]

/** Without the ages for which the pastors would wait. */
const groupsOf = ({ guide }: Review) => groups.filter(({ oldest }) => oldest >= guide.age)

export const query = ({ id = '' }: Params) => reviewQuery(id)

const nameOf = (review: Review) => review.reviewed?.title ?? review.title
const titleOf = (film: string) => `Talk About ${film}`

export const meta: PageModule<Review>['meta'] = (review) =>
  review
    ? {
        title: titleOf(nameOf(review)),
        description: `Questions by age, a verse and something to do after ${nameOf(review)}. Fits on one sheet for the fridge.`,
        picture: review.featuredImage,
        eyebrow: 'Talk About It',
        modified: review.publishDate,
      }
    : notFoundMeta

/** For the table: the film's picture, then questions that can be read across it. */
export const Page: PageModule<Review>['Page'] = ({ data: review }) => {
  if (review === undefined) return <div className="min-h-dvh" />
  if (review === null) return <NotFound />
  const { talk, featuredImage } = review
  const film = nameOf(review)
  const title = titleOf(film)
  const sheet = siteAddress(`/talk/${review.id}`)
  return (
    <article key={review.id}>
      <header
        data-theme="picture"
        className="ends-in-dusk bg-tp-ground text-center text-tp-text print:text-start"
      >
        {/* The whole picture is visible, because its subjects are far apart. If the window is wider, it is framed. */}
        <div className="[@media(max-aspect-ratio:11/10)]:mask-b-from-90% [@media(min-aspect-ratio:11/10)]:pt-6 print:hidden">
          <Picture
            picture={featuredImage}
            sizes="(min-width: 64rem) 80vw, 100vw"
            priority
            className="mx-auto aspect-video h-auto w-[min(100%,110svh)] object-cover [@media(min-aspect-ratio:11/10)]:rounded-tp-lg"
          />
        </div>
        <div className="px-(--tp-gutter) py-6 *:first:ms-0 lg:pb-10 print:p-0">
          <BackLink to={`/reviews/${review.id}`}>Back to the Review</BackLink>
          <h1 className="mt-2 font-tp-display text-4xl leading-tight font-semibold text-balance wrap-anywhere sm:text-6xl xl:text-7xl">
            {title}
          </h1>
          <FamilyNames />
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            <ShareButton shared={() => ({ title, text: `Questions by age after ${film}`, url: sheet })} />
            <PrintButton label="Print or Save as PDF" />
          </div>
        </div>
      </header>
      <div className="mx-auto grid max-w-4xl grid-cols-1 px-(--tp-gutter) print:gap-3 print:pt-3">
        {groupsOf(review).map(({ group, name }) => (
          <section
            key={group}
            aria-labelledby={group}
            className="not-print:py-14 not-print:text-center not-print:lg:py-24"
          >
            <h2 id={group} className="font-tp-display text-2xl font-semibold not-print:text-tp-gold">
              {name}
            </h2>
            <ol className="mt-3 grid list-decimal gap-2 ps-6 text-pretty not-print:mt-10 not-print:list-none not-print:gap-10 not-print:ps-0 not-print:font-tp-display not-print:text-2xl not-print:leading-snug not-print:font-semibold not-print:sm:text-4xl not-print:lg:gap-14">
              {talk.questions[group].map((question) => (
                <li
                  key={question}
                  className="not-print:text-balance not-print:not-first:before:mx-auto not-print:not-first:before:mb-10 not-print:not-first:before:block not-print:not-first:before:h-px not-print:not-first:before:w-16 not-print:not-first:before:bg-tp-gold not-print:lg:not-first:before:mb-14"
                >
                  {question}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-x-12 not-print:sm:grid-cols-[1fr_minmax(0,36rem)_auto_1fr] print:mt-3 print:grid-cols-[1fr_auto] print:gap-y-3">
        <div className="col-span-full not-print:bg-tp-surface print:col-span-1">
          <Verse
            {...talk.verse}
            className="not-print:mx-auto not-print:max-w-4xl not-print:border-0 not-print:px-(--tp-gutter) not-print:py-20 not-print:text-center not-print:text-2xl not-print:text-balance not-print:sm:text-4xl not-print:lg:py-32"
          />
        </div>
        <section
          aria-labelledby="activity"
          className="not-print:px-(--tp-gutter) not-print:pt-14 not-print:max-sm:text-center not-print:sm:col-start-2 not-print:sm:px-0 not-print:lg:pt-20"
        >
          <h2 id="activity" className="font-tp-display text-2xl font-semibold not-print:sm:text-3xl">
            Something to Do
          </h2>
          <p className="mt-2 text-pretty not-print:mt-3 not-print:text-xl">{talk.activity}</p>
          <Button
            asChild
            variant="link"
            className="mt-4 text-balance sm:justify-start sm:text-start print:hidden"
          >
            <PageLink to="/family">Put Your Family’s Names on the Sheet</PageLink>
          </Button>
        </section>
        {/* A phone can't scan its own screen. As wide as the code, so that the code lines up with the end of the
            column. */}
        <figure className="grid w-38 content-start gap-2 text-sm text-tp-muted not-print:pt-14 not-print:max-sm:hidden not-print:lg:pt-20 print:col-start-2 print:row-span-2 print:row-start-1 print:w-auto">
          <QRCode
            value={sheet}
            label={`QR code: these questions about ${film}`}
            size={152}
            className="border border-tp-line"
          />
          <figcaption className="text-balance">These questions, on a phone</figcaption>
        </figure>
      </div>
    </article>
  )
}

/** "For Mia and Ben", if this device knows nicknames. The line is always rendered, so that names cause no layout shift. */
function FamilyNames() {
  const names = useFamily()?.children.flatMap(({ name }) => name || []) ?? []
  return <p className="mt-2 min-h-7 text-lg">{names.length > 0 && `For ${list(names)}`}</p>
}
