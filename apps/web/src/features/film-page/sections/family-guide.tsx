import { AgeBadge, SectionHeading } from '@two-pastors/ui'
import { FamilyAnswer } from '#features/family/family-answer.tsx'
import { GuideScales } from '#features/family/guide-scales.tsx'
import { FAMILY_GUIDE, OwnFilmLinks } from '#features/films/own-film-links.tsx'
import type { Film } from '#model/schemas.ts'
import type { SectionProps } from './section-props.ts'

/** A link from the top of a film's page to its family guide. */
export function ToFamilyGuide({ film: { guide } }: { film: Film }) {
  if (!guide) return null
  return (
    <a
      href={`#${FAMILY_GUIDE}`}
      className="inline-flex min-h-8 items-center gap-x-3 rounded-full bg-tp-scrim/80 pe-4 outline-offset-2 outline-tp-focus focus-visible:outline-2"
    >
      {/* Its two words stay in one piece, even with large text. */}
      <span className="shrink-0">
        <AgeBadge age={guide.age} />
      </span>
      <span className="underline underline-offset-4">Is it for my family?</span>
    </a>
  )
}

/** A film's family guide: the answer, all scales, and links to the guides of our other films. */
export function FamilyGuideSection({ film, words, videos, forLeaders }: SectionProps<'family-guide'>) {
  const { guide } = film
  if (!guide) return null
  return (
    <section
      aria-labelledby={FAMILY_GUIDE}
      data-slot="film-family-guide"
      // The page for leaders takes two sheets of paper.
      className={forLeaders ? 'print:hidden' : undefined}
    >
      <SectionHeading id={FAMILY_GUIDE} className="scroll-mt-24">
        {words.heading}
      </SectionHeading>
      <FamilyAnswer guide={guide} trailer={videos.trailer} wide section={FAMILY_GUIDE} />
      <div className="mt-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 print:border-0 print:p-0">
        <GuideScales guide={guide} />
      </div>
      {!forLeaders && (
        <p className="mt-4 text-tp-muted empty:hidden print:hidden">
          <OwnFilmLinks lead="Guides to our other films:" except={film.id} />
        </p>
      )}
    </section>
  )
}
