import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type TableProps = ComponentProps<'table'> &
  WithClassName & {
    /** What the table shows: its name, above it. */
    caption: ReactNode
    /**
     * Keeps the caption for screen readers, where a heading above the table says the same.
     * @default false
     */
    captionHidden?: boolean | undefined
  }

/**
 * A table. If it is wider than its container, it scrolls inside it, also by keyboard, so that the page never overflows.
 * Use `numeric` for figures, and put the unit in the heading, so that they can be compared.
 *
 * @example
 * <Table caption="Showings">
 *   <TableHeader><TableRow><TableHead>Day</TableHead><TableHead>Seats</TableHead></TableRow></TableHeader>
 *   <TableBody><TableRow><TableCell>Friday</TableCell><TableCell>120</TableCell></TableRow></TableBody>
 * </Table>
 */
export function Table({ caption, captionHidden = false, className, children, ...props }: TableProps) {
  const id = useId()
  return (
    <section
      data-slot="table-scroller"
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, keyboards could not scroll it.
      tabIndex={0}
      className="tp:relative tp:min-w-0 tp:overflow-x-auto tp:rounded-sm tp:outline-offset-2 tp:outline-focus tp:focus-visible:outline-2"
    >
      <table
        {...props}
        data-slot="table"
        className={cn(
          'tp:w-full tp:border-collapse tp:text-start tp:font-text tp:text-base tp:text-text',
          className,
        )}
      >
        <caption
          id={id}
          data-slot="table-caption"
          className={captionHidden ? 'tp:sr-only' : 'tp:mb-3 tp:text-start tp:text-sm tp:text-muted'}
        >
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

/** The rows of headings. */
export function TableHeader({ className, ...props }: ComponentProps<'thead'> & WithClassName) {
  return <thead {...props} data-slot="table-header" className={cn('tp:align-bottom', className)} />
}

/** The other rows. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'> & WithClassName) {
  return <tbody {...props} data-slot="table-body" className={cn('tp:align-top', className)} />
}

/** One row. */
export function TableRow({ className, ...props }: ComponentProps<'tr'> & WithClassName) {
  return (
    <tr
      {...props}
      data-slot="table-row"
      className={cn('tp:border-b tp:border-line tp:last:in-data-[slot=table-body]:border-0', className)}
    />
  )
}

const cell = 'tp:py-2 tp:pe-4 tp:last:pe-0'
const alignment = (numeric: boolean | undefined) =>
  numeric ? 'tp:text-end tp:tabular-nums' : 'tp:text-start'

type Cell = WithClassName & {
  /**
   * Lines up digits at the end of the column. For the column's heading too.
   * @default false
   */
  numeric?: boolean | undefined
}

/** The heading of a column or, with `scope="row"`, of a row. */
export function TableHead({ scope = 'col', numeric, className, ...props }: ComponentProps<'th'> & Cell) {
  return (
    <th
      {...props}
      scope={scope}
      data-slot="table-head"
      className={cn(cell, alignment(numeric), 'tp:font-semibold', className)}
    />
  )
}

/** One value. */
export function TableCell({ numeric, className, ...props }: ComponentProps<'td'> & Cell) {
  return <td {...props} data-slot="table-cell" className={cn(cell, alignment(numeric), className)} />
}
