'use client'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonVariants } from './button-variants.ts'

export type ButtonProps = ComponentProps<'button'> &
  WithClassName & {
    /**
     * `submit` for the one that sends its form.
     * @default 'button'
     */
    type?: 'button' | 'submit' | 'reset' | undefined
    /** Neither pressed nor reached by the keyboard; a link (`asChild`) is reached, and refuses. */
    disabled?: boolean | undefined
    /**
     * What it is for. `default`: the main act of a page; `hero`: the one of its head; `outline` and `secondary`: the others;
     * `ghost`: in a bar; `link`: in a text; `destructive`: takes something away; `play`: on a picture.
     * @default 'default'
     */
    variant?:
      | 'default'
      | 'destructive'
      | 'outline'
      | 'secondary'
      | 'ghost'
      | 'link'
      | 'hero'
      | 'play'
      | undefined
    /**
     * At least 36, 44 or 52 px high; `icon` is a square of 44 px, and needs an `aria-label`.
     * @default 'md'
     */
    size?: 'sm' | 'md' | 'lg' | 'icon' | undefined
    /**
     * Renders the single child element (a link, say) with the button's look.
     * @default false
     */
    asChild?: boolean
    /**
     * Shows a spinner (of an icon, in its stead), and refuses clicks and the sending of its form until it is false
     * again. It keeps the focus, so that a screen reader says what becomes of it: give it another text meanwhile
     * ("Sending…").
     * @default false
     */
    loading?: boolean
  }

/**
 * A button, or with `asChild` anything that should look like one. It does not send the form it stands in unless it has
 * `type="submit"`.
 *
 * @example
 * <Button variant="hero" size="lg" asChild>
 *   <a href="/giving">Give</a>
 * </Button>
 */
export function Button({
  asChild = false,
  loading = false,
  variant,
  size,
  className,
  children,
  disabled,
  type = 'button',
  ...props
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className)
  // Not the attribute `disabled`: it would take the focus from the button that was pressed.
  const waiting = loading && { 'aria-disabled': true, 'aria-busy': true, onClickCapture: refuse }
  if (asChild) {
    // A link has no disabled state of its own: this tells, and shows, that it is not to be used.
    const refused = disabled && { 'aria-disabled': true, onClickCapture: refuse }
    return (
      <Slot {...props} {...refused} {...waiting} data-slot="button" className={look}>
        {children}
      </Slot>
    )
  }
  return (
    <button {...props} {...waiting} data-slot="button" className={look} type={type} disabled={disabled}>
      {loading && <Spinner />}
      {children}
    </button>
  )
}

/** The click goes no further: no handler hears of it, no form is sent, no link followed. */
function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
