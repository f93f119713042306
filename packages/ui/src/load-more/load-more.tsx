import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../lib/cn.ts'

const format = new Intl.NumberFormat('en')

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many show, and how many there are. */
  shown: number
  total: number
  onMore: () => void
  /** What they are, in the plural: "posts". */
  noun?: string
}

/** Under a long list: how much of it shows, and a button for more; nothing when all of it does. */
export function LoadMore({ shown, total, onMore, noun, className, ...props }: LoadMoreProps) {
  if (shown >= total) return null
  return (
    <div
      {...props}
      data-slot="load-more"
      className={cn('flex flex-col items-center gap-3 py-8 font-tp-text', className)}
    >
      <p data-slot="load-more-status" role="status" className="text-sm text-tp-muted">
        Showing {format.format(shown)} of {format.format(total)}
        {noun && ` ${noun}`}
      </p>
      <Button variant="outline" onClick={onMore}>
        Show more
        {noun && (
          <span data-slot="sr-only" className="sr-only">
            {' '}
            {noun}
          </span>
        )}
      </Button>
    </div>
  )
}
