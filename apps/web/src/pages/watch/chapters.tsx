import type { Chapter } from '@two-pastors/feeds'
import { SectionHeading } from '@two-pastors/ui'
import type { RefObject } from 'react'
import { usePosition } from '#features/watch/use-position.ts'
import { TimeLink } from './time-link.tsx'

type ChaptersProps = { chapters: Chapter[]; root: RefObject<HTMLElement | null> }

/** A video's chapters; the one that is playing is marked. */
export function Chapters({ chapters, root }: ChaptersProps) {
  const current = usePosition(root, (seconds) => chapters.findLast(({ at }) => at <= seconds), undefined)
  if (chapters.length === 0) return null
  return (
    <section
      aria-labelledby="chapters"
      className="mt-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 first:mt-0"
    >
      <SectionHeading id="chapters">Chapters</SectionHeading>
      <ol className="-mx-3 mt-2 -mb-2 list-none">
        {chapters.map((chapter) => (
          <li key={chapter.at}>
            <TimeLink at={chapter.at} current={chapter === current}>
              {chapter.title}
            </TimeLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
