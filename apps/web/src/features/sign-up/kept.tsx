import type { Subscription } from '@two-pastors/feeds'
import { keptWords } from './notification-choices.ts'

/** On a phone the end of the form is below the screen; the margin is for the toast. */
function show(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

/** What the form has sent, and what comes next. It stays, unlike the toast. */
export function Kept({ subscription }: { subscription: Subscription | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {subscription && (
        <p ref={show} className="scroll-mb-36 border-s-2 border-tp-accent ps-4 wrap-anywhere">
          {keptWords(subscription)}
        </p>
      )}
    </div>
  )
}
