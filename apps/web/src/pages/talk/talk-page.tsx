import { Button } from '@two-pastors/ui'
import { QRCode } from '@two-pastors/ui/qr-code'
import type { Params } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import { ArticleHeader } from '#features/articles/article-header.tsx'
import { Verse } from '#features/articles/verse.tsx'
import { list } from '#features/family/sentences.ts'
import { useFamily } from '#features/family/use-family.ts'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { reviewQuery } from '#features/reviews/review-query.ts'
import { BackLink } from '#lib/back-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { PictureBackdrop } from '#lib/picture.tsx'
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

export const meta: PageModule<Review>['meta'] = (review) =>
  review
    ? {
        title: `Talk About ${nameOf(review)}`,
        description: `Questions by age, a verse and something to do after ${nameOf(review)}. Fits on one sheet for the fridge.`,
        picture: review.featuredImage,
        eyebrow: 'Talk About It',
        modified: review.publishDate,
      }
    : notFoundMeta

export const Page: PageModule<Review>['Page'] = ({ data: review }) => {
  if (review === undefined) return <div className="min-h-dvh" />
  if (review === null) return <NotFound />
  const { talk } = review
  const address = `/reviews/${review.id}`
  const sheet = siteAddress(`/talk/${review.id}`)
  return (
    <article key={review.id}>
      <ArticleHeader
        title={`Talk About ${nameOf(review)}`}
        date={null}
        categories={[]}
        shared={{
          title: `Talk About ${nameOf(review)}`,
          text: `Questions by age after ${nameOf(review)}`,
          url: sheet,
        }}
        back={<BackLink to={address}>Back to the Review</BackLink>}
        backdrop={<PictureBackdrop picture={review.featuredImage} />}
        verdict={<FamilyNames />}
      />
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-(--tp-gutter) pt-10 print:gap-3 print:pt-3">
        {groupsOf(review).map(({ group, name }) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className="font-tp-display text-2xl font-semibold">
              {name}
            </h2>
            <ol className="mt-3 grid list-decimal gap-2 ps-6 text-pretty not-print:gap-3 not-print:text-xl">
              {talk.questions[group].map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </section>
        ))}
        <div className="flex flex-wrap gap-x-10 gap-y-8 print:flex-nowrap">
          <div className="grid min-w-0 flex-1 basis-64 content-start gap-8 print:gap-3">
            <Verse {...talk.verse} />
            <section aria-labelledby="activity">
              <h2 id="activity" className="font-tp-display text-2xl font-semibold">
                Something to Do
              </h2>
              <p className="mt-2 text-pretty not-print:text-xl">{talk.activity}</p>
            </section>
          </div>
          {/* A phone cannot scan its own screen. As wide as the code, so that the code ends where the column does. */}
          <figure className="grid w-38 max-sm:not-print:hidden content-start gap-2 text-sm text-tp-muted print:w-auto">
            <QRCode
              value={sheet}
              label={`QR code: these questions about ${nameOf(review)}`}
              size={152}
              className="border border-tp-line"
            />
            <figcaption className="text-balance">These questions, on a phone</figcaption>
          </figure>
        </div>
        <Button
          asChild
          variant="link"
          className="justify-start justify-self-start text-start text-balance print:hidden"
        >
          <PageLink to="/family">Put Your Family’s Names on the Sheet</PageLink>
        </Button>
      </div>
    </article>
  )
}

/** "For Mia and Ben", if this device knows nicknames. The line is always rendered, so that names cause no layout shift. */
function FamilyNames() {
  const names = useFamily()?.children.flatMap(({ name }) => name || []) ?? []
  return <p className="mt-2 min-h-7 text-lg">{names.length > 0 && `For ${list(names)}`}</p>
}
