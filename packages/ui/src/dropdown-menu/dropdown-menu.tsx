'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { CheckIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import { useTextDirection } from '../lib/use-text-direction.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type DropdownMenuProps = Omit<ComponentProps<typeof Radix.Root>, 'modal' | 'dir'> & {
  /** Whether it is open. Leave it out to let the menu keep its own state. */
  open?: boolean | undefined
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A button with a menu of actions or choices. The arrow keys move, typing finds, Escape closes. For links to the parts of a
 * site, NavigationMenu is right: a menu hides them from browsers without scripts and from search.
 *
 * @example
 * <DropdownMenu>
 *   <DropdownMenuTrigger asChild><Button variant="outline">Share</Button></DropdownMenuTrigger>
 *   <DropdownMenuContent>
 *     <DropdownMenuItem onSelect={copy}>Copy the link</DropdownMenuItem>
 *     <DropdownMenuItem asChild><a href="mailto:">Mail</a></DropdownMenuItem>
 *   </DropdownMenuContent>
 * </DropdownMenu>
 */
export function DropdownMenu({ onOpenChange, ...props }: DropdownMenuProps) {
  const [dir, readDirection] = useTextDirection()
  return (
    <Radix.Root
      {...props}
      dir={dir}
      // A modal menu locks the page's scroll by a <style> element, which a strict Content-Security-Policy refuses.
      modal={false}
      onOpenChange={(open) => {
        if (open) readDirection()
        onOpenChange?.(open)
      }}
    />
  )
}

/** The button that opens it; with `asChild` the one inside. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Radix.Trigger> & WithClassName) {
  return <Radix.Trigger {...props} data-slot="dropdown-menu-trigger" />
}

export type DropdownMenuContentProps = ComponentProps<typeof Radix.Content> &
  WithClassName & {
    /**
     * Where to render it, such as an element inside a stacking context of your own.
     * @default document.body
     */
    container?: Element | null | undefined
    /**
     * The edge of the button that it lines up with.
     * @default 'start'
     */
    align?: 'start' | 'center' | 'end' | undefined
    /**
     * The preferred side; without room there, the opposite one.
     * @default 'bottom'
     */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  }

/** The menu itself. */
export function DropdownMenuContent({ container, className, ...props }: DropdownMenuContentProps) {
  return (
    <Radix.Portal {...(container !== undefined && { container })}>
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        {...props}
        data-slot="dropdown-menu"
        className={cn(
          'z-(--tp-z-popover) max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-44 animate-tp-fade-in overflow-y-auto rounded-tp-md border border-tp-line bg-tp-raised p-1 font-tp-text text-base text-tp-text shadow-tp-card outline-none',
          className,
        )}
      />
    </Radix.Portal>
  )
}

const itemStyle =
  'relative flex min-h-10 cursor-pointer items-center gap-2 rounded-tp-sm px-3 py-2 text-start text-base wrap-anywhere text-tp-text no-underline outline-none select-none data-highlighted:bg-tp-accent data-highlighted:text-tp-on-accent data-disabled:cursor-not-allowed data-disabled:opacity-55 forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] [&_svg]:size-5 [&_svg]:shrink-0'

/** An action, or with `asChild` a link. `onSelect` is called, then the menu closes; `preventDefault` keeps it open. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item> & WithClassName) {
  return <Radix.Item {...props} data-slot="dropdown-menu-item" className={cn(itemStyle, className)} />
}

/** Choices of which one is checked: `value`, `onValueChange`, and an `aria-label`. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup {...props} data-slot="dropdown-menu-group" />
}

/** One of the choices. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem> & WithClassName) {
  return (
    <Radix.RadioItem {...props} data-slot="dropdown-menu-item" className={cn(itemStyle, 'ps-9', className)}>
      <Tick />
      {children}
    </Radix.RadioItem>
  )
}

/** A choice of its own: `checked`, `onCheckedChange`. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem> & WithClassName) {
  return (
    <Radix.CheckboxItem
      {...props}
      data-slot="dropdown-menu-item"
      className={cn(itemStyle, 'ps-9', className)}
    >
      <Tick />
      {children}
    </Radix.CheckboxItem>
  )
}

function Tick() {
  return (
    <Radix.ItemIndicator data-slot="dropdown-menu-tick" className="absolute start-2 grid place-items-center">
      <CheckIcon />
    </Radix.ItemIndicator>
  )
}

/** A quiet heading over some of the items. */
export function DropdownMenuLabel({
  className,
  ...props
}: ComponentProps<typeof Radix.Label> & WithClassName) {
  return (
    <Radix.Label
      {...props}
      data-slot="dropdown-menu-label"
      className={cn('px-3 py-2 text-sm font-semibold text-tp-muted', className)}
    />
  )
}

/** A line between groups of items. */
export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Radix.Separator> & WithClassName) {
  return (
    <Radix.Separator
      {...props}
      data-slot="dropdown-menu-separator"
      className={cn('mx-1 my-1 h-px bg-tp-line forced-colors:bg-[CanvasText]', className)}
    />
  )
}
