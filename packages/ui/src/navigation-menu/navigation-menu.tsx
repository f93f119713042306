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
import { ownText } from '../lib/own-text.tsx'
import type { WithClassName } from '../lib/with-class-name.ts'

export type NavigationMenuProps = ComponentProps<'nav'> &
  WithClassName &
  ({ 'aria-label': string } | { 'aria-labelledby': string })

/**
 * The links to the parts of a site, side by side. It needs a name, such as "Main". Use short nouns, and `current` for
 * the page that is open.
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
    <nav {...props} data-slot="navigation-menu" className={cn('tp:font-text tp:text-base', className)}>
      <ul
        data-slot="navigation-menu-list"
        className="tp:flex tp:list-none tp:flex-wrap tp:items-center tp:gap-1"
      >
        {children}
      </ul>
    </nav>
  )
}

const linkStyle =
  'tp:flex tp:min-h-11 tp:items-center tp:gap-1 tp:rounded-md tp:px-3 tp:py-2 tp:text-text tp:no-underline tp:wrap-anywhere tp:-outline-offset-2 tp:outline-focus tp:hover:bg-raised tp:focus-visible:outline-2'

export type NavigationMenuLinkProps = ComponentProps<'li'> &
  WithClassName & {
    /**
     * Whether it links to the current page.
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
    <li {...props} data-slot="navigation-menu-item" className={cn('tp:min-w-0', className)}>
      <Slot
        data-slot="navigation-menu-link"
        {...(current && { 'aria-current': 'page' as const })}
        className={cn(linkStyle, 'tp:aria-[current=page]:font-semibold tp:aria-[current=page]:text-accent')}
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
 * Links under a button that shows them. Escape, a click outside and leaving it with Tab close it. Its links are in
 * the page's HTML, and without scripts the button still opens them.
 */
export function NavigationMenuGroup({ title, className, children, ...props }: NavigationMenuGroupProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => details.current?.removeAttribute('open'), [])

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    // Captured at the window, before a dialog around it gets the key: that stays open.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      const { current: group } = details
      if (event.key === 'Escape' && group?.open && group.contains(document.activeElement))
        event.preventDefault()
    }
    const stop = new AbortController()
    document.addEventListener('pointerdown', onPointerDown, { signal: stop.signal })
    window.addEventListener('keydown', onEscape, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [close])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <li {...props} data-slot="navigation-menu-item" className={cn('tp:relative tp:min-w-0', className)}>
      <details
        ref={details}
        data-slot="navigation-menu-group"
        className="tp:group/navigation"
        onKeyDown={onKeyDown}
        // With a client-side router the document stays, so the menu has to close on navigation.
        onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        onBlur={onBlur}
      >
        <summary
          data-slot="navigation-menu-trigger"
          className={cn(linkStyle, 'tp:cursor-pointer tp:list-none tp:[&::-webkit-details-marker]:hidden')}
        >
          {ownText(title)}
          <ChevronDownIcon className="tp:size-4 tp:shrink-0 tp:transition-[rotate] tp:duration-fast tp:ease-standard tp:group-open/navigation:rotate-180" />
        </summary>
        <ul
          data-slot="navigation-menu-panel"
          className="tp:absolute tp:start-0 tp:top-full tp:z-(--tp-z-popover) tp:mt-1 tp:grid tp:w-max tp:max-w-[min(20rem,calc(100vw-2.5rem))] tp:min-w-44 tp:animate-fade-in tp:list-none tp:grid-cols-1 tp:rounded-md tp:border tp:border-line tp:bg-raised tp:p-1 tp:shadow-card"
        >
          {children}
        </ul>
      </details>
    </li>
  )
}
