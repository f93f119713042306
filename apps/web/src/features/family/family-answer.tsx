import type { VideoItem } from '@two-pastors/feeds'
import { AgeBadge, cn } from '@two-pastors/ui'
import { useLocation } from 'react-router-dom'
import { has } from '#config/site-parts.ts'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { part } from '#lib/part.ts'
import type { Guide } from '#model/schemas.ts'
import { useStoredFamily } from './stored-family.ts'
import { basisNote } from './words.ts'

const linePart = part(() => import('./verdict-line.tsx'))

type FamilyAnswerProps = {
  guide: Guide
  /** The film's title, for the family's page. */
  trailer?: VideoItem | null
  /** The region's name, if a page has several. */
  label?: string
  /** Address of the page with the verdict's reasons, if there is only room for its name here. */
  whole?: string
  /** Address of the questions to talk about, if there are any. */
  talk?: string
  /** Full width: two columns if there is room. */
  wide?: boolean
  /** Id of its section, to which the family's page links back. */
  section?: string
}

/** The answer to "is it for my family?": the suggested age and why, and the verdict if this device knows the family. */
export function FamilyAnswer({
  guide,
  trailer = null,
  label = 'Is it for my family?',
  whole,
  talk,
  wide = false,
  section,
}: FamilyAnswerProps) {
  const { pathname } = useLocation()
  const basis = basisNote(guide, useNow())
  // In the URL, so that it also works for a tap before hydration.
  const familyPage = `/family?${new URLSearchParams({ from: section ? `${pathname}#${section}` : pathname })}`
  const hasFamily = useStoredFamily() !== null
  const { module: line, failed } = linePart.use(hasFamily)
  return (
    <section
      aria-label={label}
      data-slot="family-answer"
      className={cn(
        'mt-5 rounded-tp-lg border border-tp-line bg-tp-surface/85 p-5 text-tp-text',
        wide && 'sm:px-8 lg:grid lg:grid-cols-2 lg:gap-x-10',
      )}
    >
      <div className="items-start gap-3 text-pretty sm:flex">
        <AgeBadge age={guide.age} className="shrink-0 max-sm:me-2 max-sm:align-middle sm:mt-0.5" />
        <p className="min-w-0 max-sm:inline">{`${guide.why} ${basis}`.trim()}</p>
      </div>
      {has('reviews') && (
        // The minimum height is that of two lines, so that a verdict moves nothing below it.
        <div
          className={cn(
            'mt-3 min-h-20 border-t border-tp-line pt-3 sm:min-h-16 print:hidden noscript:hidden',
            wide && 'lg:mt-0 lg:min-h-14 lg:border-t-0 lg:pt-0',
          )}
        >
          {hasFamily ? (
            <>
              {failed && <p role="alert">Your answer could not be loaded. Open the page again.</p>}
              {line && <line.VerdictLine {...{ guide, trailer, familyPage, whole, talk }} />}
            </>
          ) : (
            <p className="text-tp-muted">
              <PageLink to={familyPage} className="text-tp-accent underline underline-offset-2">
                Check it for your family
              </PageLink>
              <span className="block text-balance">
                Tell us your kids’ ages and what your family has been through, to see what fits. It stays on
                this device.
              </span>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
