import { Description, Story } from '@storybook/addon-docs/blocks'
import { CheckIcon, CloseIcon } from '@two-pastors/ui'
import type { ReactNode } from 'react'

/** The stories `Do` and `Dont` of a component, side by side, each with its comment. */
export function DoAndDont({ good, bad }: { good: unknown; bad: unknown }) {
  return (
    <div className="docs-story sb-unstyled mt-4 mb-10 grid grid-cols-1 gap-x-5 gap-y-8 font-tp-text text-tp-text md:grid-cols-2">
      <Side of={good} word="Do" icon={<CheckIcon />} color="text-tp-success border-tp-success" />
      <Side of={bad} word="Don’t" icon={<CloseIcon />} color="text-tp-error border-tp-error" />
    </div>
  )
}

type SideProps = { of: unknown; word: string; icon: ReactNode; color: string }

/** The word says which of the two it is, not only the color. Both sides share their rows, so that their words line up. */
function Side({ of, word, icon, color }: SideProps) {
  return (
    <section className="grid min-w-0 grid-cols-1 grid-rows-[1fr_auto] gap-0 rounded-tp-md border border-tp-line md:row-span-2 md:grid-rows-subgrid">
      <div className="grid min-w-0 content-center p-4 sm:p-6">
        <Story of={of} />
      </div>
      <div className={`rounded-b-tp-md border-t-4 bg-tp-surface p-4 ${color}`}>
        <p className="flex items-center gap-2 text-base font-semibold [&_svg]:size-5">
          {icon} {word}
        </p>
        <div className="mt-1 text-base text-pretty text-tp-text">
          <Description of={of} />
        </div>
      </div>
    </section>
  )
}
