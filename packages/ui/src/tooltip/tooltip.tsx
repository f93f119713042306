'use client'
import * as Radix from '@radix-ui/react-tooltip'
import { type ComponentProps, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
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
  const [open, setOpen] = useState(false)
  const { scrolling, ...focus } = useFocusScroll()
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={(next) => (next || !scrolling.current) && setOpen(next)}>
        <Radix.Trigger asChild {...focus}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={8}
            collisionPadding={8}
            {...props}
            data-slot="tooltip"
            className={cn(
              'z-(--tp-z-tooltip) max-w-72 animate-tp-fade-in rounded-tp-md border border-tp-line bg-tp-raised px-3 py-2 font-tp-text text-sm text-pretty wrap-anywhere text-tp-text shadow-tp-card',
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

/**
 * Whether the page scrolls at this moment, while the control has the focus. Radix closes a tooltip then, but Tab itself may
 * have scrolled the control into view.
 */
function useFocusScroll() {
  const scrolling = useRef(false)
  const [focused, setFocused] = useState(false)
  // A layout effect: this listener has to come before that of Radix.
  useLayoutEffect(() => {
    if (!focused) return
    const onScroll = () => {
      scrolling.current = true
      setTimeout(() => {
        scrolling.current = false
      })
    }
    window.addEventListener('scroll', onScroll, true)
    return () => window.removeEventListener('scroll', onScroll, true)
  }, [focused])
  return { scrolling, onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}
