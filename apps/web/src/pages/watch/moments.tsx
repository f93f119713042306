import { SectionHeading } from '@two-pastors/ui'
import type { RefObject } from 'react'
import { passageAt, passageUrl } from '#features/watch/moments.ts'
import { usePosition } from '#features/watch/use-position.ts'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import type { Moment } from '#model/schemas.ts'
import { TimeLink } from './time-link.tsx'

type MomentsProps = { moments: Moment[]; root: RefObject<HTMLElement | null> }

/** The Bible passage of the current scene. Always in the page, so that screen readers announce changes. */
export function CurrentPassage({ moments, root }: MomentsProps) {
  const moment = usePosition(root, (seconds) => passageAt(moments, seconds), undefined)
  if (moments.length === 0) return null
  return (
    <div role="status" aria-label="Bible passage" className="print:hidden">
      {moment?.passage && (
        <p key={moment.at} className="mt-4 rounded-tp-lg border border-tp-line bg-tp-surface p-4">
          {moment.words && <q className="font-tp-display text-lg italic">{moment.words}</q>}{' '}
          <PassageLink passage={moment.passage} />
        </p>
      )}
    </div>
  )
}

/** The moments of a video that staff have marked, with what they refer to. */
export function Moments({ moments }: Pick<MomentsProps, 'moments'>) {
  if (moments.length === 0) return null
  return (
    <section
      aria-labelledby="moments"
      className="mt-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 first:mt-0"
    >
      <SectionHeading id="moments">Moments</SectionHeading>
      <ul className="-mx-3 mt-2 list-none">
        {moments.map(({ at, title, passage }) => (
          <li key={`${at} ${title}`}>
            <TimeLink at={at}>{title}</TimeLink>
            {passage && (
              // Below the title, not below the time.
              <div className="ps-15 pe-3">
                <PassageLink passage={passage} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PassageLink({ passage }: { passage: string }) {
  return (
    <NewTabLink
      href={passageUrl(passage)}
      className="inline-flex min-h-6 items-center text-tp-accent underline underline-offset-2"
    >
      {passage}
    </NewTabLink>
  )
}
