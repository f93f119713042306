import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type HeaderProps = ComponentProps<'header'> &
  WithClassName & {
    /** The site's name or logo: a link to the home page. */
    brand: ReactNode
    /** At the end: search, an account, the button of a Sheet with the phone's menu. */
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
 * The top of every page: name, navigation, actions. What does not fit wraps to the next line. A menu that takes more
 * than one line belongs in a Sheet.
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
        'tp:flex tp:min-h-16 tp:flex-wrap tp:items-center tp:gap-x-6 tp:gap-y-1 tp:border-b tp:border-line tp:bg-ground tp:px-(--tp-gutter,1.25rem) tp:py-2 tp:font-text tp:text-base tp:text-text',
        sticky && 'tp:sticky tp:top-0 tp:z-(--tp-z-header)',
        className,
      )}
    >
      <div
        data-slot="header-brand"
        className="tp:min-w-0 tp:font-display tp:text-xl tp:font-semibold tp:wrap-anywhere tp:[&_a]:rounded-sm tp:[&_a]:outline-offset-4 tp:[&_a]:outline-focus tp:[&_a:focus-visible]:outline-2"
      >
        {brand}
      </div>
      {children}
      {actions && (
        <div data-slot="header-actions" className="tp:ms-auto tp:flex tp:flex-wrap tp:items-center tp:gap-2">
          {actions}
        </div>
      )}
    </header>
  )
}
