import { ExternalLinkIcon } from '@two-pastors/ui'
import type { ComponentProps } from 'react'

const HINT_ID = 'new-tab-hint'

type NewTabLinkProps = ComponentProps<'a'> & {
  /** Whether to append an arrow. Off if the children include it. */
  arrow?: boolean
}

/** A link that opens in a new tab and says so, with an arrow and a description (`NewTabHint`). */
export function NewTabLink({ arrow = true, children, ...props }: NewTabLinkProps) {
  return (
    <a target="_blank" rel="noopener" aria-describedby={HINT_ID} {...props}>
      {children}
      {arrow && (
        <ExternalLinkIcon className="ms-1 inline-block size-[0.875em] align-[-0.05em] in-data-[slot=button]:ms-0" />
      )}
    </a>
  )
}

/** The description of every `NewTabLink`. Render it once per document. */
export const NewTabHint = () => (
  <span id={HINT_ID} hidden>
    Opens in a new tab
  </span>
)
