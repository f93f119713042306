import { CheckIcon, CloseIcon } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import type { Example, Guide } from './guide.ts'

/** What to do and what not, side by side, each with the sentence that says why. */
export function GuideView({ pairs }: Pick<Guide, 'pairs'>) {
  return (
    <div className="docs-story sb-unstyled mt-4 mb-10 grid gap-8 font-tp-text text-tp-text">
      {pairs.map((pair) => (
        <div
          key={pair.do[0]}
          className="grid grid-cols-1 gap-x-5 max-md:gap-y-5 md:grid-cols-2 md:grid-rows-[1fr_auto]"
        >
          <Side word="Do" example={pair.do} icon={<CheckIcon />} color="text-tp-success border-tp-success" />
          <Side word="Don’t" example={pair.dont} icon={<CloseIcon />} color="text-tp-error border-tp-error" />
        </div>
      ))}
    </div>
  )
}

type SideProps = { word: string; example: Example; icon: ReactNode; color: string }

/** The word, not only the color, says which of the two it is. */
function Side({ word, example: [says, shows], icon, color }: SideProps) {
  return (
    // A section, so that a header or a footer in it is not the page's.
    // Its two rows are those of the other side too, so that the words begin on one line.
    <section className="grid min-w-0 grid-cols-1 grid-rows-[1fr_auto] gap-0 rounded-tp-md border border-tp-line md:row-span-2 md:grid-rows-subgrid">
      <div className="grid min-w-0 grid-cols-1 content-center justify-items-start gap-4 p-4 sm:p-6">
        {shows}
      </div>
      <div className={`rounded-b-tp-md border-t-4 bg-tp-surface p-4 ${color}`}>
        <p className="flex items-center gap-2 text-base font-semibold [&_svg]:size-5">
          {icon} {word}
        </p>
        <p className="mt-1 text-base text-pretty text-tp-text">{withCode(says)}</p>
      </div>
    </section>
  )
}

/** What stands between backticks, as code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={part} className="rounded-tp-sm bg-tp-raised px-1 font-mono text-sm">
        {part}
      </code>
    ) : (
      part
    ),
  )
