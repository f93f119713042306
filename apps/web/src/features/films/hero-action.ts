/**
 * Shorter buttons on phones, so that the ticket button is above the fold; all have the same width. Padding in px
 * leaves room for large text.
 */
export const heroAction = 'max-sm:min-h-11 max-sm:w-full max-sm:px-[8px] max-sm:text-base'

/** A link with an icon among a hero's words. */
export const heroLink =
  'inline-flex min-h-11 items-center gap-2 rounded-tp-sm text-base font-semibold text-tp-scrim-accent underline-offset-4 outline-offset-2 outline-tp-focus hover:underline focus-visible:outline-2 print:hidden'
