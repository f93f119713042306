/** The background of a placeholder. */
export const blank = 'bg-linear-to-r from-tp-raised to-tp-line'

/** The pulse of a skeleton. It animates opacity only, which keeps the main thread free while scripts load. */
export const waiting = 'animate-tp-pulse motion-reduce:animate-none'
