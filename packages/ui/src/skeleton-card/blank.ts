/** The background of a placeholder, or its edge where there are no backgrounds. */
export const blank = 'tp:bg-linear-to-r tp:from-raised tp:to-line tp:forced-colors:border'

/** The pulse of a skeleton. It animates opacity only, which keeps the main thread free while scripts load. */
export const waiting = 'tp:animate-pulse tp:motion-reduce:animate-none'
