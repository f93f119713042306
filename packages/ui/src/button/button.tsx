'use client'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../lib/cn.ts'
import { ownText } from '../lib/own-text.tsx'
import type { WithClassName } from '../lib/with-class-name.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonVariants } from './button-variants.ts'

export type ButtonProps = ComponentProps<'button'> &
  WithClassName & {
    /**
     * `submit` for the button that submits its form.
     * @default 'button'
     */
    type?: 'button' | 'submit' | 'reset' | undefined
    /** Disables the button. A link (`asChild`) stays focusable but ignores clicks. */
    disabled?: boolean | undefined
    /**
     * `default`: the main action of a page; `hero`: the one at its top; `outline` and `secondary`: other actions; `ghost`: in
     * a toolbar; `link`: in text; `destructive`: removes something; `play`: on a picture.
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
     * Renders the single child element, such as a link, as the button.
     * @default false
     */
    asChild?: boolean
    /**
     * Shows a spinner (in place of an icon) and ignores clicks and form submission. The button keeps the focus, so that a
     * screen reader announces the change: give it another text meanwhile
     * ("Sending…").
     * @default false
     */
    loading?: boolean
  }

/**
 * A button, or with `asChild` any element that should look like one. It does not submit its form unless it has
 * `type="submit"`. An icon alone needs an `aria-label`, and should be one that everybody knows.
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
  // Not `disabled`: the clicked button would lose the focus.
  const waiting = loading && { 'aria-disabled': true, 'aria-busy': true, onClickCapture: refuse }
  if (asChild) {
    // Links have no disabled state; this announces and shows one.
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
      {ownText(children)}
    </button>
  )
}

/** Stops a click: no handler runs, no form is submitted, no link is followed. */
function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
