/** Light that wanders over what is still on its way. */
export const shimmer =
  'animate-tp-shimmer bg-linear-to-r from-tp-raised via-tp-line to-tp-raised bg-[length:200%_100%] motion-reduce:animate-none'
