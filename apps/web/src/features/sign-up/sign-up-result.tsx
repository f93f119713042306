import { useEffect, useRef } from 'react'
import { failedWords, keptWords, nextSteps } from './notification-choices.ts'
import type { SignUpOutcome } from './use-sign-up.ts'

/** The result of a sign-up: what was saved and what happens next, or that nothing was saved. It stays, unlike the toast. */
export function SignUpResult({ outcome }: { outcome: SignUpOutcome | undefined }) {
  const words = useRef<HTMLDivElement>(null)
  // On a phone the end of the form is below the screen, also for a second sign-up; the margin leaves room for the
  // toast.
  useEffect(() => {
    if (outcome) words.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  return (
    <>
      <div role="status" className="empty:hidden">
        {outcome && 'kept' in outcome && (
          <div
            ref={words}
            className="grid scroll-mb-36 gap-2 border-s-2 border-tp-accent ps-4 text-pretty wrap-anywhere"
          >
            <p>{keptWords(outcome.kept, outcome.lostPhone)}</p>
            <p className="font-semibold">{nextSteps(outcome.kept).steps}</p>
            <p className="text-sm text-tp-muted">{nextSteps(outcome.kept).help}</p>
          </div>
        )}
      </div>
      {/* The toast has announced it. */}
      {outcome && 'failed' in outcome && (
        <p ref={words} data-outcome className="scroll-mb-36 border-s-2 border-tp-error ps-4 wrap-anywhere">
          {failedWords(outcome.failed, outcome.message)}
        </p>
      )}
    </>
  )
}
