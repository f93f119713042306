import { cva } from 'class-variance-authority'

/** The aspect ratio of a media card: a film poster, a wide picture, or a phone video. */
export type MediaLayout = 'portrait' | 'wide' | 'tall'

/** 20 rem wide, 16 rem for the 9:16 layout, and never wider than a phone; `fluid` is as wide as its container. */
export const cardWidth = cva('', {
  variants: {
    layout: {
      portrait: 'w-80 max-w-[84vw] shrink-0',
      wide: 'w-80 max-w-[84vw] shrink-0',
      tall: 'w-64 max-w-[84vw] shrink-0',
      fluid: 'w-full',
    },
  },
})

export const cardFrame = cva(
  'relative block w-full overflow-hidden rounded-tp-lg bg-tp-raised after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-tp-on-scrim/10',
  {
    variants: { layout: { portrait: 'aspect-2/3', wide: 'aspect-video', tall: 'aspect-9/16' } },
  },
)
