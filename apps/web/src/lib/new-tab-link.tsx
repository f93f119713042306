import { ExternalLinkIcon } from '@two-pastors/ui'
import type { ComponentProps } from 'react'

const HINT_ID = 'new-tab-hint'

/** A link that opens a new tab and says so, by an arrow and by its description (`NewTabHint`). */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" aria-describedby={HINT_ID} {...props}>
      {children}
      <ExternalLinkIcon className="ms-1 inline-block size-[0.875em] align-[-0.05em]" />
    </a>
  )
}

/** The description of every `NewTabLink`. In the document once. */
export const NewTabHint = () => (
  <span id={HINT_ID} hidden>
    Opens in a new tab
  </span>
)
