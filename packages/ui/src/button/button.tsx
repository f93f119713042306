import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Spinner } from '../spinner/spinner.tsx'

export const buttonVariants = cva(
  'inline-flex max-w-full cursor-pointer items-center justify-center gap-2 text-center font-tp-text font-semibold no-underline transition-[background-color,color,border-color,box-shadow,scale] duration-tp-fast ease-tp outline-offset-2 outline-tp-focus focus-visible:outline-2 active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.25em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'rounded-tp-md bg-tp-accent text-tp-on-accent hover:bg-tp-accent-strong',
        destructive: 'rounded-tp-md bg-tp-destructive text-tp-on-destructive hover:brightness-90',
        outline: 'rounded-tp-md border border-tp-control bg-transparent text-tp-text hover:bg-tp-raised',
        secondary: 'rounded-tp-md bg-tp-raised text-tp-text hover:brightness-110',
        ghost: 'rounded-tp-md bg-transparent text-tp-text hover:bg-tp-raised',
        link: 'rounded-tp-md px-1! text-tp-accent underline-offset-4 hover:underline',
        hero: 'rounded-tp-md bg-tp-accent text-tp-on-accent shadow-tp-glow hover:bg-tp-accent-strong',
        play: 'rounded-full bg-tp-scrim-accent text-tp-scrim shadow-tp-card hover:scale-105 hover:brightness-110',
      },
      size: {
        sm: 'min-h-9 px-3 text-sm',
        md: 'min-h-11 px-5 text-base',
        lg: 'min-h-13 px-7 text-lg',
        icon: 'size-11 shrink-0 p-0',
      },
    },
    defaultVariants: { variant: 'default', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the single child element (a link, say) with the button's look. */
    asChild?: boolean
    /** Shows a spinner, and refuses clicks until it is false again. */
    loading?: boolean
  }

/** A button, or with `asChild` anything that should look like one. */
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
  if (asChild) {
    return (
      // A link has no disabled state of its own: this tells, and shows, that it is not to be used.
      <Slot
        {...props}
        data-slot="button"
        className={look}
        aria-disabled={disabled || loading || undefined}
        aria-busy={loading || undefined}
      >
        {children}
      </Slot>
    )
  }
  return (
    <button
      {...props}
      data-slot="button"
      className={look}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}
