import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type HeaderProps = ComponentProps<'header'> &
  WithClassName & {
    /** The site's name or logo: a link to the home page. */
    brand: ReactNode
    /** At the end: search, an account, the button of a Sheet with the menu of a phone. */
    actions?: ReactNode
    /**
     * Keeps it at the top of the window, in the layer `--tp-z-header`.
     * @default false
     */
    sticky?: boolean | undefined
    /** The site's NavigationMenu. */
    children?: ReactNode
  }

/**
 * The top of every page: name, navigation, actions. What does not fit goes on in the next line.
 *
 * @example
 * <Header brand={<a href="/">Harbor Light Films</a>} actions={<Button>Give</Button>} sticky>
 *   <NavigationMenu aria-label="Main">…</NavigationMenu>
 * </Header>
 */
export function Header({ brand, actions, sticky = false, className, children, ...props }: HeaderProps) {
  return (
    <header
      {...props}
      data-slot="header"
      className={cn(
        'flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 border-b border-tp-line bg-tp-ground px-(--tp-gutter,1.25rem) py-2 font-tp-text text-base text-tp-text',
        sticky && 'sticky top-0 z-(--tp-z-header)',
        className,
      )}
    >
      <div
        data-slot="header-brand"
        className="min-w-0 font-tp-display text-xl font-semibold wrap-anywhere [&_a]:rounded-tp-sm [&_a]:outline-offset-4 [&_a]:outline-tp-focus [&_a:focus-visible]:outline-2"
      >
        {brand}
      </div>
      {children}
      {actions && (
        <div data-slot="header-actions" className="ms-auto flex flex-wrap items-center gap-2">
          {actions}
        </div>
      )}
    </header>
  )
}
