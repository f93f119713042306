/** The place of something that is still on its way. */
export const blank = 'bg-linear-to-r from-tp-raised to-tp-line'

/** What its card does meanwhile. Opacity alone: it costs the main thread nothing while the page's code comes in. */
export const waiting = 'animate-tp-pulse motion-reduce:animate-none'
