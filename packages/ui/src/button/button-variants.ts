import { cva } from 'class-variance-authority'

/**
 * A button's classes, for an element that can't be a `Button`: a link in an Astro page or a server component. They
 * work with `theme.css` and with `styles.css`.
 *
 * @example <a className={buttonVariants({ variant: 'outline' })} href="/giving">Give</a>
 */
export const buttonVariants = cva(
  // Forced colors need the border to show the button's edge.
  'tp:inline-flex tp:max-w-full tp:cursor-pointer tp:items-center tp:justify-center tp:gap-2 tp:text-center tp:font-text tp:font-semibold tp:transition-[background-color,color,border-color,box-shadow,scale] tp:duration-fast tp:ease-standard tp:outline-offset-2 tp:outline-focus tp:focus-visible:outline-2 tp:active:scale-[0.98] tp:disabled:cursor-not-allowed tp:disabled:opacity-55 tp:aria-disabled:cursor-not-allowed tp:aria-disabled:opacity-55 tp:[&_svg]:size-[1.25em] tp:[&_svg]:shrink-0 tp:forced-colors:border',
  {
    variants: {
      variant: {
        default: 'tp:rounded-md tp:no-underline tp:bg-primary tp:text-on-primary tp:hover:bg-primary-strong',
        destructive:
          'tp:rounded-md tp:no-underline tp:bg-destructive tp:text-on-destructive tp:hover:brightness-90',
        outline:
          'tp:rounded-md tp:border tp:border-control tp:no-underline tp:bg-transparent tp:text-text tp:hover:bg-raised tp:on-picture:border-on-scrim-muted tp:on-picture:bg-scrim/50 tp:on-picture:hover:bg-scrim/80 tp:forced-colors:on-picture:bg-[Canvas]',
        secondary: 'tp:rounded-md tp:no-underline tp:bg-raised tp:text-text tp:hover:brightness-110',
        ghost: 'tp:rounded-md tp:no-underline tp:bg-transparent tp:text-text tp:hover:bg-raised',
        link: 'tp:-mx-1 tp:rounded-md tp:ps-1 tp:pe-1 tp:text-accent tp:underline tp:underline-offset-4 tp:hover:no-underline',
        hero: 'tp:rounded-md tp:no-underline tp:bg-primary tp:text-on-primary tp:shadow-glow tp:hover:bg-primary-strong',
        play: 'tp:rounded-full tp:no-underline tp:bg-scrim-accent tp:text-scrim tp:shadow-card tp:hover:scale-105 tp:hover:brightness-110',
      },
      size: {
        sm: 'tp:min-h-9 tp:px-3 tp:py-1 tp:text-sm',
        md: 'tp:min-h-11 tp:px-5 tp:py-2 tp:text-base',
        lg: 'tp:min-h-13 tp:px-7 tp:py-2 tp:text-lg',
        icon: 'tp:size-11 tp:shrink-0 tp:p-0 tp:aria-busy:[&>svg]:hidden',
      },
    },
    defaultVariants: { variant: 'default', size: 'md' },
  },
)
