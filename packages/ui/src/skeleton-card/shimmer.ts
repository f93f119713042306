/** Light that wanders over what is still on its way. */
export const shimmer =
  'animate-shimmer bg-linear-to-r from-raised via-line to-raised bg-[length:200%_100%] motion-reduce:animate-none'
