'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { CheckIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import { ownText } from '../lib/own-text.tsx'
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
 * A button with a menu of actions or choices. Arrow keys move, typing jumps to an item, Escape closes. For site
 * navigation, use NavigationMenu: it works without scripts, and search engines see its links. A single action should be
 * the button itself.
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
     * The preferred side; if there is no room, the opposite one.
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
          'tp:z-(--tp-z-popover) tp:max-h-(--radix-dropdown-menu-content-available-height) tp:max-w-[calc(100vw-1rem)] tp:min-w-44 tp:animate-fade-in tp:overflow-y-auto tp:rounded-md tp:border tp:border-line tp:bg-raised tp:p-1 tp:font-text tp:text-base tp:text-text tp:shadow-card tp:outline-none',
          className,
        )}
      />
    </Radix.Portal>
  )
}

const itemStyle =
  'tp:relative tp:flex tp:min-h-10 tp:cursor-pointer tp:items-center tp:gap-2 tp:rounded-sm tp:px-3 tp:py-2 tp:text-start tp:text-base tp:wrap-anywhere tp:text-text tp:no-underline tp:outline-none tp:select-none tp:data-highlighted:bg-accent tp:data-highlighted:text-on-accent tp:data-disabled:cursor-not-allowed tp:data-disabled:opacity-55 tp:forced-colors:data-highlighted:bg-[Highlight] tp:forced-colors:data-highlighted:text-[HighlightText] tp:[&_svg]:size-5 tp:[&_svg]:shrink-0'

/** An action, or with `asChild` a link. Calls `onSelect`, then closes the menu; `preventDefault` keeps it open. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item> & WithClassName) {
  return <Radix.Item {...props} data-slot="dropdown-menu-item" className={cn(itemStyle, className)} />
}

/** Options of which one is checked: `value`, `onValueChange`, and an `aria-label`. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup {...props} data-slot="dropdown-menu-group" />
}

/** One of the options. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem> & WithClassName) {
  return (
    <Radix.RadioItem
      {...props}
      data-slot="dropdown-menu-item"
      className={cn(itemStyle, 'tp:ps-9', className)}
    >
      <Tick />
      {ownText(children)}
    </Radix.RadioItem>
  )
}

/** An item that is checked independently of others: `checked`, `onCheckedChange`. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem> & WithClassName) {
  return (
    <Radix.CheckboxItem
      {...props}
      data-slot="dropdown-menu-item"
      className={cn(itemStyle, 'tp:ps-9', className)}
    >
      <Tick />
      {ownText(children)}
    </Radix.CheckboxItem>
  )
}

function Tick() {
  return (
    <Radix.ItemIndicator
      data-slot="dropdown-menu-tick"
      className="tp:absolute tp:start-2 tp:grid tp:place-items-center"
    >
      <CheckIcon />
    </Radix.ItemIndicator>
  )
}

/** A quiet heading above some of the items. */
export function DropdownMenuLabel({
  className,
  ...props
}: ComponentProps<typeof Radix.Label> & WithClassName) {
  return (
    <Radix.Label
      {...props}
      data-slot="dropdown-menu-label"
      className={cn('tp:px-3 tp:py-2 tp:text-sm tp:font-semibold tp:text-muted', className)}
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
      className={cn('tp:mx-1 tp:my-1 tp:h-px tp:bg-line tp:forced-colors:bg-[CanvasText]', className)}
    />
  )
}
