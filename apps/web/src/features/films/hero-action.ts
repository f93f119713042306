/** Lower buttons on phones, so that the way to a seat is in the first view; all of one width. */
export const heroAction = 'max-sm:min-h-11 max-sm:w-full max-sm:px-4 max-sm:text-base'
