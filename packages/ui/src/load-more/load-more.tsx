'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> &
  WithClassName & {
    /** The number of items shown. */
    shown: number
    /** The number of items in all. */
    total: number
    /** Called by a click on "Show more". Increase `shown` in it. */
    onMore: () => void
    /** The plural of an item: "posts". */
    noun?: string
  }

/**
 * For the end of a long list: how much of it is shown, and a button for more. Renders nothing when the list is complete,
 * except after the last click: then "Showing 60 of 60" stays and takes over the button's focus. About two screens of
 * items at a time are right.
 *
 * @example
 * const { count, more } = useGrowingCount(films.length)
 * <LoadMore shown={count} total={films.length} onMore={more} noun="films" />
 */
export function LoadMore({ shown, total, onMore, noun, className, ...props }: LoadMoreProps) {
  const { label } = useLabels()
  const status = useRef<HTMLParagraphElement>(null)
  // The total at the last click, to hide the status when the list changes.
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
      className={cn('tp:flex tp:flex-col tp:items-center tp:gap-3 tp:py-8 tp:font-text', className)}
    >
      <p
        ref={status}
        tabIndex={-1}
        data-slot="load-more-status"
        role="status"
        className="tp:max-w-full tp:rounded-sm tp:text-center tp:text-sm tp:wrap-anywhere tp:text-muted tp:outline-offset-4 tp:outline-focus tp:focus-visible:outline-2"
      >
        {noun
          ? label('Showing {shown} of {total} {noun}', { shown, total, noun })
          : label('Showing {shown} of {total}', { shown, total })}
      </p>
      {!whole && (
        <Button
          variant="outline"
          onClick={press}
          aria-label={noun ? label('Show more {noun}', { noun }) : undefined}
        >
          {label('Show more')}
        </Button>
      )}
    </div>
  )
}
