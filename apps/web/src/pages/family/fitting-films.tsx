import { cn } from '@two-pastors/ui'
import { type Family, noFamily } from '#features/family/family.ts'
import { guides } from '#features/family/guides.ts'
import { mainReason } from '#features/family/sentences.ts'
import { type Kind, verdict } from '#features/family/verdict.ts'
import { VerdictMark } from '#features/family/verdict-mark.tsx'
import { verdictNames } from '#features/family/words.ts'
import { reviews } from '#features/reviews/reviews.ts'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'

/** The verdicts in the bar on a phone. */
const briefNames: Record<Kind, string> = { good: 'good', talk: 'talk first', wait: 'not yet' }

const kinds = Object.keys(verdictNames) as Kind[]

/** The reviewed films, grouped by verdict for this family. */
function groupsFor(family: Family) {
  const rated = reviews.flatMap((review) => {
    const guide = guides.get(review.id)
    return guide ? [{ ...review, verdict: verdict(guide, family) }] : []
  })
  return kinds.map((kind) => ({
    kind,
    films: rated.filter((film) => film.verdict.kind === kind),
  }))
}

/** Every reviewed film, grouped by what the answers so far say about it. */
export const FittingFilms = ({ family }: { family: Family }) =>
  groupsFor(family).map(
    ({ kind, films }) =>
      films.length > 0 && (
        <section key={kind} aria-labelledby={`fits-${kind}`}>
          <h3 id={`fits-${kind}`} className="flex items-center gap-2 font-semibold">
            <VerdictMark kind={kind} className="size-5" />
            <span>{`${verdictNames[kind]} (${films.length})`}</span>
          </h3>
          <ul className="mt-3 grid list-none grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 lg:grid-cols-3">
            {films.map(({ id, title, reviewed, featuredImage, verdict }) => (
              <li key={id}>
                <PageLink
                  to={`/reviews/${id}`}
                  className="grid gap-1.5 rounded-tp-sm text-sm leading-tight font-semibold outline-offset-2 outline-tp-focus hover:underline focus-visible:outline-2"
                >
                  <Picture
                    picture={featuredImage}
                    sizes="(min-width: 64rem) 13vw, (min-width: 40rem) 24vw, 46vw"
                    className={cn(
                      'aspect-video h-auto w-full rounded-tp-sm object-cover transition-[filter,opacity]',
                      kind === 'wait' && 'opacity-60 grayscale',
                    )}
                  />
                  <span className="wrap-anywhere">{reviewed?.title ?? title}</span>
                  {kind !== 'good' && (
                    <span className="font-normal text-tp-muted">{mainReason(verdict)}</span>
                  )}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ),
  )

const example: Family = { ...noFamily, children: [{ name: '', age: 10 }] }

/** An example of what a family's answers say, shown until there are any. */
export const ExampleFilms = () =>
  reviews.length > 0 && (
    // One row of each, which is no taller than the questions next to it.
    <div className="grid grid-cols-1 gap-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 max-sm:[&_li:nth-child(n+3)]:hidden lg:[&_li:nth-child(n+4)]:hidden [&_li:nth-child(n+5)]:hidden">
      <p className="font-semibold">For example, with a ten-year-old:</p>
      <FittingFilms family={example} />
    </div>
  )

/** The number of films per verdict, for phones, where the films themselves are far below. */
export const FittingCount = ({ family }: { family: Family }) => (
  <ul aria-label="What fits you" className="flex list-none flex-wrap gap-x-3 text-sm font-semibold lg:hidden">
    {groupsFor(family).map(({ kind, films }) => (
      <li key={kind} className="flex items-center gap-1">
        <VerdictMark kind={kind} className="size-4" />
        <span>{`${films.length} ${briefNames[kind]}`}</span>
      </li>
    ))}
  </ul>
)
