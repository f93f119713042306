import { CheckIcon, CloseIcon } from '@two-pastors/ui'
import type { ReactNode } from 'react'

/** What to do and what not, side by side, each with the sentence that says why: the `Do`s and `Dont`s of a guide, in turns. */
export function GuideView({ children }: { children: ReactNode }) {
  return (
    <div className="docs-story sb-unstyled mt-4 mb-10 grid grid-cols-1 gap-x-5 gap-y-8 font-tp-text text-tp-text md:grid-cols-2">
      {children}
    </div>
  )
}

type SideProps = { says: string; children: ReactNode }

export const Do = (props: SideProps) => (
  <Side word="Do" icon={<CheckIcon />} color="text-tp-success border-tp-success" {...props} />
)
export const Dont = (props: SideProps) => (
  <Side word="Don’t" icon={<CloseIcon />} color="text-tp-error border-tp-error" {...props} />
)

/** The word, not only the color, says which of the two it is. */
function Side({
  word,
  icon,
  color,
  says,
  children,
}: SideProps & { word: string; icon: ReactNode; color: string }) {
  return (
    // A section, so that a header or a footer in it is not the page's.
    // Its two rows are those of the other side too, so that the words begin on one line.
    <section className="grid min-w-0 grid-cols-1 grid-rows-[1fr_auto] gap-0 rounded-tp-md border border-tp-line md:row-span-2 md:grid-rows-subgrid">
      <div className="flex min-w-0 flex-wrap content-center items-center gap-3 p-4 *:max-w-full sm:p-6">
        {children}
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

/** Things below each other, as wide as there is room. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="grid w-full grid-cols-1 gap-4">{children}</div>
}

type PanelProps = { title?: string; text?: string; children: ReactNode }

/** What opens over a page (a dialog, a menu) as it lies there: an open one would keep the page to itself. */
export function Panel({ title, text, children }: PanelProps) {
  return (
    <div className="grid w-full max-w-sm grid-cols-1 gap-4 rounded-tp-lg border border-tp-line bg-tp-surface p-5 text-base shadow-tp-card">
      {title && (
        <p>
          <strong className="block font-tp-display text-xl font-semibold">{title}</strong>
          {text && <span className="mt-1 block text-tp-muted">{text}</span>}
        </p>
      )}
      {children}
    </div>
  )
}
