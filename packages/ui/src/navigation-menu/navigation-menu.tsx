'use client'
import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type NavigationMenuProps = ComponentProps<'nav'> &
  WithClassName &
  ({ 'aria-label': string } | { 'aria-labelledby': string })

/**
 * The links to the parts of a site, side by side. It needs a name, such as "Main".
 *
 * @example
 * <NavigationMenu aria-label="Main">
 *   <NavigationMenuLink current><a href="/films">Films</a></NavigationMenuLink>
 *   <NavigationMenuGroup title="Resources">
 *     <NavigationMenuLink><a href="/guides">Guides</a></NavigationMenuLink>
 *   </NavigationMenuGroup>
 * </NavigationMenu>
 */
export function NavigationMenu({ className, children, ...props }: NavigationMenuProps) {
  return (
    <nav {...props} data-slot="navigation-menu" className={cn('font-tp-text text-base', className)}>
      <ul data-slot="navigation-menu-list" className="flex list-none flex-wrap items-center gap-1">
        {children}
      </ul>
    </nav>
  )
}

const linkStyle =
  'flex min-h-11 items-center gap-1 rounded-tp-md px-3 py-2 text-tp-text no-underline wrap-anywhere -outline-offset-2 outline-tp-focus hover:bg-tp-raised focus-visible:outline-2'

export type NavigationMenuLinkProps = ComponentProps<'li'> &
  WithClassName & {
    /**
     * Whether it leads to the page that is shown.
     * @default false
     */
    current?: boolean | undefined
    /** The link. */
    children: ReactNode
  }

/** One link. */
export function NavigationMenuLink({
  current = false,
  className,
  children,
  ...props
}: NavigationMenuLinkProps) {
  return (
    <li {...props} data-slot="navigation-menu-item" className={cn('min-w-0', className)}>
      <Slot
        data-slot="navigation-menu-link"
        {...(current && { 'aria-current': 'page' as const })}
        className={cn(linkStyle, 'aria-[current=page]:font-semibold aria-[current=page]:text-tp-accent')}
      >
        {children}
      </Slot>
    </li>
  )
}

export type NavigationMenuGroupProps = Omit<ComponentProps<'li'>, 'title'> &
  WithClassName & {
    /** The button's text. */
    title: string
    /** NavigationMenuLinks. */
    children: ReactNode
  }

/**
 * Links under a button that shows them. Escape, a click outside and leaving it by Tab close it. Its links are in the page's HTML,
 * and without scripts the button still opens them.
 */
export function NavigationMenuGroup({ title, className, children, ...props }: NavigationMenuGroupProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => details.current?.removeAttribute('open'), [])

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [close])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    // A dialog around it stays open.
    event.stopPropagation()
    close()
    details.current.querySelector('summary')?.focus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <li {...props} data-slot="navigation-menu-item" className={cn('relative min-w-0', className)}>
      <details
        ref={details}
        data-slot="navigation-menu-group"
        className="group/navigation"
        onKeyDown={onKeyDown}
        // With a client-side router the document stays, so the menu has to close on navigation.
        onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        onBlur={onBlur}
      >
        <summary
          data-slot="navigation-menu-trigger"
          className={cn(linkStyle, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
        >
          {title}
          <ChevronDownIcon className="size-4 shrink-0 transition-[rotate] duration-tp-fast ease-tp group-open/navigation:rotate-180" />
        </summary>
        <ul
          data-slot="navigation-menu-panel"
          className="absolute start-0 top-full z-(--tp-z-popover) mt-1 grid w-max max-w-[min(20rem,calc(100vw-2.5rem))] min-w-44 animate-tp-fade-in list-none grid-cols-1 rounded-tp-md border border-tp-line bg-tp-raised p-1 shadow-tp-card"
        >
          {children}
        </ul>
      </details>
    </li>
  )
}
