'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

const format = new Intl.NumberFormat('en')

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> &
  WithClassName & {
    /** How many show. */
    shown: number
    /** How many there are. */
    total: number
    /** Called by a press on "Show more": raise `shown`. */
    onMore: () => void
    /** What they are, in the plural: "posts". */
    noun?: string
  }

/**
 * Under a long list: how much of it shows, and a button for more. Nothing for a list that shows whole; after the last
 * press the line stays ("Showing 60 of 60"), and has the focus that the button had.
 *
 * @example
 * const { count, more } = useGrowingCount(films.length)
 * <LoadMore shown={count} total={films.length} onMore={more} noun="films" />
 */
export function LoadMore({ shown, total, onMore, noun, className, ...props }: LoadMoreProps) {
  const status = useRef<HTMLParagraphElement>(null)
  // Of which list the button was pressed: with another the line has nothing to say.
  const [pressedOf, setPressedOf] = useState<number>()
  const whole = shown >= total
  const ended = whole && pressedOf === total

  useEffect(() => {
    if (ended && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [ended])

  function press() {
    setPressedOf(total)
    onMore()
  }

  if (whole && !ended) return null
  return (
    <div
      {...props}
      data-slot="load-more"
      className={cn('flex flex-col items-center gap-3 py-8 font-tp-text', className)}
    >
      <p
        ref={status}
        tabIndex={-1}
        data-slot="load-more-status"
        role="status"
        className="rounded-tp-sm text-sm text-tp-muted outline-offset-4 outline-tp-focus focus-visible:outline-2"
      >
        Showing {format.format(shown)} of {format.format(total)}
        {noun && ` ${noun}`}
      </p>
      {!whole && (
        <Button variant="outline" onClick={press}>
          Show more
          {noun && (
            <span data-slot="sr-only" className="sr-only">
              {' '}
              {noun}
            </span>
          )}
        </Button>
      )}
    </div>
  )
}
