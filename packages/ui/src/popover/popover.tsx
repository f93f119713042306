'use client'
import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type PopoverProps = Omit<ComponentProps<typeof Radix.Root>, 'modal'> & {
  /** Whether it is open. Leave it out to let the popover keep its own state. */
  open?: boolean | undefined
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called with the new state: on a click on its trigger or outside, and on Escape. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A small panel beside the button that opens it: an explanation, a filter, a short form. The page around it stays
 * usable. What people need in order to go on belongs in the page: the next click closes a popover.
 *
 * @example
 * <Popover>
 *   <PopoverTrigger asChild><Button variant="outline">Filter</Button></PopoverTrigger>
 *   <PopoverContent aria-label="Filter">…</PopoverContent>
 * </Popover>
 */
export function Popover(props: PopoverProps) {
  return <Radix.Root {...props} modal={false} />
}

/** The button that opens it; with `asChild` the one inside. */
export function PopoverTrigger(props: ComponentProps<typeof Radix.Trigger> & WithClassName) {
  return <Radix.Trigger {...props} data-slot="popover-trigger" />
}

/** A button in the panel that closes it. */
export function PopoverClose(props: ComponentProps<typeof Radix.Close> & WithClassName) {
  return <Radix.Close {...props} data-slot="popover-close" />
}

/** What the panel lines up with, if not its trigger. */
export function PopoverAnchor(props: ComponentProps<typeof Radix.Anchor>) {
  return <Radix.Anchor {...props} data-slot="popover-anchor" />
}

export type PopoverContentProps = ComponentProps<typeof Radix.Content> &
  WithClassName &
  ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
    /**
     * Where to render it, such as an element inside a stacking context of your own.
     * @default document.body
     */
    container?: Element | null | undefined
    /**
     * The edge of the trigger that it lines up with.
     * @default 'center'
     */
    align?: 'start' | 'center' | 'end' | undefined
    /**
     * The preferred side; if there is no room, the opposite one.
     * @default 'bottom'
     */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  }

/** The panel, at most 20 rem wide. It is a dialog, and needs a name. */
export function PopoverContent({ container, className, ...props }: PopoverContentProps) {
  return (
    <Radix.Portal {...(container !== undefined && { container })}>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        {...props}
        data-slot="popover"
        className={cn(
          'tp:z-(--tp-z-popover) tp:max-h-(--radix-popover-content-available-height) tp:w-80 tp:max-w-[calc(100vw-1rem)] tp:animate-fade-in tp:overflow-y-auto tp:rounded-md tp:border tp:border-line tp:bg-surface tp:p-4 tp:font-text tp:text-base tp:wrap-anywhere tp:text-text tp:shadow-card tp:outline-offset-2 tp:outline-focus tp:focus-visible:outline-2',
          className,
        )}
      />
    </Radix.Portal>
  )
}
