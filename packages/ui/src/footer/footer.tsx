import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

const links =
  'tp:[&_a]:inline-flex tp:[&_a]:min-h-8 tp:[&_a]:items-center tp:[&_a]:rounded-sm tp:[&_a]:underline-offset-4 tp:[&_a]:outline-offset-2 tp:[&_a]:outline-focus tp:[&_a:hover]:text-text tp:[&_a:hover]:underline tp:[&_a:focus-visible]:outline-2'

export type FooterProps = ComponentProps<'footer'> &
  WithClassName & {
    /** The last line: copyright, legal links. */
    note?: ReactNode
    /** FooterGroups, or anything else. */
    children?: ReactNode
  }

/**
 * The bottom of every page: groups of links side by side, and a last line. Two to four groups work best; in one long
 * list, nobody finds anything.
 *
 * @example
 * <Footer note="© 2026 Harbor Light Films">
 *   <FooterGroup title="Watch"><li><a href="/films">Films</a></li></FooterGroup>
 * </Footer>
 */
export function Footer({ note, className, children, ...props }: FooterProps) {
  return (
    <footer
      {...props}
      data-slot="footer"
      className={cn(
        'tp:border-t tp:border-line tp:bg-surface tp:px-(--tp-gutter,1.25rem) tp:py-10 tp:font-text tp:text-base tp:wrap-anywhere tp:text-muted',
        className,
      )}
    >
      <div
        data-slot="footer-groups"
        className="tp:grid tp:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] tp:gap-8"
      >
        {children}
      </div>
      {note && (
        <div
          data-slot="footer-note"
          className={cn('tp:mt-8 tp:border-t tp:border-line tp:pt-4 tp:text-sm', links)}
        >
          {note}
        </div>
      )}
    </footer>
  )
}

export type FooterGroupProps = Omit<ComponentProps<'div'>, 'title'> &
  WithClassName & {
    /** What the links have in common. */
    title: string
    /**
     * The level of its heading.
     * @default 'h2'
     */
    heading?: HeadingTag | undefined
    /** List items with a link each. */
    children: ReactNode
  }

/** Links of one kind under a heading. */
export function FooterGroup({
  title,
  heading: Heading = 'h2',
  className,
  children,
  ...props
}: FooterGroupProps) {
  return (
    <div {...props} data-slot="footer-group" className={cn('tp:min-w-0', className)}>
      <Heading data-slot="footer-title" className="tp:mb-2 tp:text-sm tp:font-semibold tp:text-text">
        {title}
      </Heading>
      <ul data-slot="footer-links" className={cn('tp:grid tp:list-none tp:grid-cols-1 tp:gap-1', links)}>
        {children}
      </ul>
    </div>
  )
}
