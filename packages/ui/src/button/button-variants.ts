import { cva } from 'class-variance-authority'

/**
 * The classes of a button, for an element that cannot be a `Button`: a link in an Astro page or a server component. They
 * work with `theme.css` and with `styles.css`.
 *
 * @example <a className={buttonVariants({ variant: 'outline' })} href="/giving">Give</a>
 */
export const buttonVariants = cva(
  // styles.css needs tp-part on elements without a data-slot. Forced colors need the border to show the button's edge.
  'tp-part inline-flex max-w-full cursor-pointer items-center justify-center gap-2 text-center font-tp-text font-semibold no-underline transition-[background-color,color,border-color,box-shadow,scale] duration-tp-fast ease-tp outline-offset-2 outline-tp-focus focus-visible:outline-2 active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.25em] [&_svg]:shrink-0 forced-colors:border',
  {
    variants: {
      variant: {
        default: 'rounded-tp-md bg-tp-accent text-tp-on-accent hover:bg-tp-accent-strong',
        destructive: 'rounded-tp-md bg-tp-destructive text-tp-on-destructive hover:brightness-90',
        outline:
          'rounded-tp-md border border-tp-control bg-transparent text-tp-text hover:bg-tp-raised tp-on-picture:border-tp-on-scrim-muted tp-on-picture:bg-tp-scrim/50 tp-on-picture:hover:bg-tp-scrim/80 forced-colors:tp-on-picture:bg-[Canvas]',
        secondary: 'rounded-tp-md bg-tp-raised text-tp-text hover:brightness-110',
        ghost: 'rounded-tp-md bg-transparent text-tp-text hover:bg-tp-raised',
        link: '-mx-1 rounded-tp-md px-1! text-tp-accent underline-offset-4 hover:underline',
        hero: 'rounded-tp-md bg-tp-accent text-tp-on-accent shadow-tp-glow hover:bg-tp-accent-strong',
        play: 'rounded-full bg-tp-scrim-accent text-tp-scrim shadow-tp-card hover:scale-105 hover:brightness-110',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm',
        md: 'min-h-11 px-5 py-2 text-base',
        lg: 'min-h-13 px-7 py-2 text-lg',
        icon: 'size-11 shrink-0 p-0 aria-busy:[&>svg]:hidden',
      },
    },
    defaultVariants: { variant: 'default', size: 'md' },
  },
)
