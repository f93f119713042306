import type { Subscription } from '@two-pastors/feeds'
import { useEffect, useRef } from 'react'
import { keptWords } from './notification-choices.ts'

/** What the form has sent, and what comes next. It stays, unlike the toast. */
export function SignUpConfirmation({ subscription }: { subscription: Subscription | undefined }) {
  const words = useRef<HTMLParagraphElement>(null)
  // On a phone the end of the form is below the screen, for a second sign-up too; the margin is for the toast.
  useEffect(() => {
    if (subscription) words.current?.scrollIntoView({ block: 'nearest' })
  }, [subscription])

  return (
    <div role="status" className="empty:hidden">
      {subscription && (
        <p ref={words} className="scroll-mb-36 border-s-2 border-tp-accent ps-4 wrap-anywhere">
          {keptWords(subscription)}
        </p>
      )}
    </div>
  )
}
