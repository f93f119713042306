import type { Subscription } from '@two-pastors/feeds'
import { keptWords } from './notification-choices.ts'

/** What the form has sent, and what comes next. It stays, unlike the toast. */
export function Kept({ subscription }: { subscription: Subscription | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {subscription && (
        <p className="border-s-2 border-tp-accent ps-4 wrap-anywhere">{keptWords(subscription)}</p>
      )}
    </div>
  )
}
