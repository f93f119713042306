import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

const links =
  '[&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:rounded-tp-sm [&_a]:underline-offset-4 [&_a]:outline-offset-2 [&_a]:outline-tp-focus [&_a:hover]:text-tp-text [&_a:hover]:underline [&_a:focus-visible]:outline-2'

export type FooterProps = ComponentProps<'footer'> &
  WithClassName & {
    /** The last line: who it belongs to, legal links. */
    note?: ReactNode
    /** FooterGroups, or anything else. */
    children?: ReactNode
  }

/**
 * The bottom of every page: groups of links side by side, and a last line.
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
        'border-t border-tp-line bg-tp-surface px-(--tp-gutter,1.25rem) py-10 font-tp-text text-base wrap-anywhere text-tp-muted',
        className,
      )}
    >
      <div
        data-slot="footer-groups"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-8"
      >
        {children}
      </div>
      {note && (
        <div data-slot="footer-note" className={cn('mt-8 border-t border-tp-line pt-4 text-sm', links)}>
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
    <div {...props} data-slot="footer-group" className={cn('min-w-0', className)}>
      <Heading data-slot="footer-title" className="mb-2 text-sm font-semibold text-tp-text">
        {title}
      </Heading>
      <ul data-slot="footer-links" className={cn('grid list-none grid-cols-1 gap-1', links)}>
        {children}
      </ul>
    </div>
  )
}
