'use client'
import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content'> &
  WithClassName & {
    /** What it says, in a few words; it describes the element, and does not name it. */
    text: string
    /**
     * How long the mouse rests on the element before it opens, in ms. The keyboard opens it at once.
     * @default 700
     */
    delay?: number
    /**
     * Where it stands; where there is no room, on the other side.
     * @default 'top'
     */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
    /** The one element it belongs to: a button or a link. */
    children: ReactElement
  }

/**
 * A few words about a control, beside it while the mouse or the focus is on it. Touch has no way to it.
 *
 * @example
 * <Tooltip text="We write once a month">
 *   <Button size="icon" aria-label="Notifications"><BellIcon /></Button>
 * </Tooltip>
 */
export function Tooltip({ text, delay = 700, children, className, ...props }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={8}
            collisionPadding={8}
            {...props}
            data-slot="tooltip"
            className={cn(
              'z-60 max-w-72 animate-tp-fade-in rounded-tp-md border border-tp-line bg-tp-raised px-3 py-2 font-tp-text text-sm text-pretty wrap-anywhere text-tp-text shadow-tp-card',
              className,
            )}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
