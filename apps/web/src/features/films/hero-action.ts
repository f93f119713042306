/** Shorter buttons on phones, so that the ticket button is above the fold; all of the same width. */
export const heroAction = 'max-sm:min-h-11 max-sm:w-full max-sm:px-4 max-sm:text-base'
