import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Spinner } from '../spinner/spinner.tsx'

export const buttonVariants = cva(
  'inline-flex max-w-full cursor-pointer items-center justify-center gap-2 text-center font-semibold no-underline transition-[background-color,color,border-color,box-shadow,scale] outline-offset-2 outline-focus focus-visible:outline-2 active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.25em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'rounded-md bg-accent text-on-accent hover:bg-accent-strong',
        destructive: 'rounded-md bg-destructive text-on-destructive hover:brightness-90',
        outline: 'rounded-md border border-control bg-transparent text-text hover:bg-raised',
        secondary: 'rounded-md bg-raised text-text hover:brightness-110',
        ghost: 'rounded-md bg-transparent text-text hover:bg-raised',
        link: 'rounded-md px-1! text-accent underline-offset-4 hover:underline',
        hero: 'rounded-md bg-accent text-on-accent shadow-glow hover:bg-accent-strong',
        play: 'rounded-full bg-scrim-accent text-scrim shadow-card hover:scale-105 hover:brightness-110',
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
  const shared = { 'data-slot': 'button', className: cn(buttonVariants({ variant, size }), className) }
  if (asChild) {
    return (
      // A link has no disabled state of its own: this tells, and shows, that it is not to be used.
      <Slot
        {...props}
        {...shared}
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
      {...shared}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}
