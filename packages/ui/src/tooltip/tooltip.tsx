'use client'
import * as Radix from '@radix-ui/react-tooltip'
import { type ComponentProps, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content'> &
  WithClassName & {
    /** A few words that describe the element. They don't name it. */
    text: string
    /**
     * How long the mouse must rest on the element before it opens, in ms. Keyboard focus opens it at once.
     * @default 700
     */
    delay?: number
    /**
     * The preferred side; if there is no room, the opposite one.
     * @default 'top'
     */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
    /** The one element that it describes: a button or a link. */
    children: ReactElement
  }

/**
 * A few words next to a control while it is hovered or focused. Not available by touch: what people need in order to
 * continue belongs in the `hint` of a Field.
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
              'tp:z-(--tp-z-tooltip) tp:max-w-72 tp:animate-fade-in tp:rounded-md tp:border tp:border-line tp:bg-raised tp:px-3 tp:py-2 tp:font-text tp:text-sm tp:text-pretty tp:wrap-anywhere tp:text-text tp:shadow-card',
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
 * Whether a scroll event is being handled while the control has the focus. Radix closes a tooltip on scroll, but Tab itself may
 * have scrolled the control into view.
 */
function useFocusScroll() {
  const scrolling = useRef(false)
  const [focused, setFocused] = useState(false)
  // A layout effect, so that this listener runs before the one of Radix.
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
