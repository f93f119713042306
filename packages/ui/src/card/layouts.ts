/** The aspect ratio of a media card: a film poster, a wide picture, or a phone video. */
export type MediaLayout = 'portrait' | 'wide' | 'tall'

/** Written out, because a page may have a hundred cards: rendering one joins no class names. */
const frame =
  'tp:relative tp:block tp:w-full tp:overflow-hidden tp:rounded-lg tp:bg-raised tp:after:pointer-events-none tp:after:absolute tp:after:inset-0 tp:after:rounded-[inherit] tp:after:inset-ring tp:after:inset-ring-text/10'

/**
 * 20 rem wide, 16 rem for the 9:16 layout, and never wider than its container. On phones, part of a row's next card
 * is visible. `fluid` is as wide as its container.
 */
export const cardWidth = {
  portrait: 'tp:w-[min(20rem,80vw)] tp:max-w-full tp:shrink-0',
  wide: 'tp:w-[min(20rem,80vw)] tp:max-w-full tp:shrink-0',
  tall: 'tp:w-[min(16rem,80vw)] tp:max-w-full tp:shrink-0',
  fluid: 'tp:w-full',
}

export const cardFrame = {
  portrait: `${frame} tp:aspect-2/3`,
  wide: `${frame} tp:aspect-video`,
  tall: `${frame} tp:aspect-9/16`,
}
