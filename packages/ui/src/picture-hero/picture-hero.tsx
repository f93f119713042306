import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import { ownText } from '../lib/own-text.tsx'
import type { WithClassName } from '../lib/with-class-name.ts'
import { PictureShade, type Shade } from './picture-shade.tsx'

export type PictureHeroProps = Omit<ComponentProps<'section'>, 'title'> &
  WithClassName & {
    /**
     * The element around it.
     * @default 'header'
     */
    as?: 'header' | 'section'
    /**
     * The backdrop: an `<img>` or `<picture>`, or a `<video>` on top of one. It fills the hero; below 1024 px its upper part,
     * above the words, except in an `article`.
     * Without one the ground is painted.
     */
    picture?: ReactNode
    /**
     * What keeps the words readable. `start`: shades the side of the words and the bottom; `bottom`: the bottom;
     * `banner`: a lighter one for a low picture; `veil`: all of it; `none`: for a picture with its own shade.
     * @default 'start'
     */
    shade?: Shade
    /**
     * Shades the top edge too, for a translucent site header over the picture.
     * @default false
     */
    topShade?: boolean
    /**
     * `tall` fills most of the screen, `banner` suits the top of a page, `article` the top of a text. `split` is a
     * banner whose picture, three times as wide as high, is shown whole next to the words from 1024 px on.
     * @default 'tall'
     */
    size?: 'tall' | 'banner' | 'split' | 'article'
    /** @default 'start' */
    align?: 'start' | 'center'
    /** Above the title: a link back, badges. */
    before?: ReactNode
    /** A short line above the title in capitals, such as a date. */
    eyebrow?: ReactNode
    /** Text, or a logo with its `alt`. */
    title: ReactNode
    /**
     * The level of its heading.
     * @default 'h1'
     */
    heading?: HeadingTag
    /** Below the title: text, badges. */
    children?: ReactNode
    /** Buttons and links, side by side where there is room. */
    actions?: ReactNode
  }

const heroVariants = cva(
  'tp:relative tp:isolate tp:flex tp:flex-col tp:justify-end tp:overflow-hidden tp:bg-scrim tp:px-(--tp-gutter,1.25rem) tp:font-text tp:text-on-scrim',
  {
    variants: {
      size: {
        tall: 'tp:min-h-(--tp-hero-height,max(80vh,min(44vw,92vh))) tp:pt-(--tp-hero-top,10rem) tp:pb-(--tp-hero-bottom,3rem) tp:max-lg:justify-start tp:max-lg:pt-(--tp-hero-top,56vw) tp:max-md:pt-(--tp-hero-top,88vw) tp:sm:pb-(--tp-hero-bottom,4rem)',
        banner:
          'tp:pt-(--tp-hero-top,12rem) tp:pb-(--tp-hero-bottom,2.5rem) tp:max-lg:pt-(--tp-hero-top,38vw) tp:max-md:pt-(--tp-hero-top,62vw) tp:md:pb-(--tp-hero-bottom,4rem) tp:2xl:pt-(--tp-hero-top,14rem)',
        split:
          'tp:pt-(--tp-hero-top,12rem) tp:pb-(--tp-hero-bottom,2.5rem) tp:max-lg:pt-(--tp-hero-top,calc(var(--tp-hero-picture-top,0px)+var(--tp-hero-picture,44vw)-2vw)) tp:max-md:pt-(--tp-hero-top,calc(var(--tp-hero-picture-top,0px)+var(--tp-hero-picture,72vw)-1vw+0.25rem)) tp:md:pb-(--tp-hero-bottom,4rem) tp:2xl:pt-(--tp-hero-top,14rem)',
        article: 'tp:pt-(--tp-hero-top,6rem) tp:pb-(--tp-hero-bottom,3rem) tp:sm:pt-(--tp-hero-top,7rem)',
      },
      // Without a picture, its shade covers the whole hero.
      painted: { true: 'tp:bg-(image:--tp-placeholder) tp:[--tp-hero-picture:100%]', false: '' },
    },
  },
)

const pictureVariants = cva(
  'tp:absolute tp:inset-x-0 tp:-z-20 tp:[&_:is(img,video)]:absolute tp:[&_:is(img,video)]:inset-0 tp:[&_:is(img,video)]:size-full tp:[&_:is(img,video)]:object-cover',
  {
    variants: {
      size: {
        tall: 'tp:top-0 tp:h-full tp:max-lg:h-(--tp-hero-picture,56.25vw) tp:max-lg:mask-[linear-gradient(black_75%,transparent)] tp:max-md:top-(--tp-hero-picture-top,0px) tp:max-md:h-(--tp-hero-picture,125vw) tp:max-md:mask-[linear-gradient(transparent,black_var(--tp-hero-picture-top,0px))]',
        banner:
          'tp:top-0 tp:h-full tp:max-lg:h-(--tp-hero-picture,44vw) tp:max-md:h-(--tp-hero-picture,72vw)',
        // As wide as its height requires, fading in from the top and from the side of the words.
        split:
          'tp:top-(--tp-hero-picture-top,0px) tp:h-[calc(100%-var(--tp-hero-picture-top,0px))] tp:mask-t-from-[calc(100%-2rem)] tp:max-lg:h-(--tp-hero-picture,44vw) tp:max-md:h-(--tp-hero-picture,72vw) tp:lg:start-auto tp:lg:aspect-3/1 tp:lg:max-w-full tp:lg:mask-b-from-75% tp:lg:mask-l-from-60% tp:lg:rtl:mask-l-from-100% tp:lg:rtl:mask-r-from-60%',
        article: 'tp:top-0 tp:h-full',
      },
    },
  },
)

const wordsVariants = cva(
  'tp:relative tp:mx-auto tp:w-full tp:max-w-[calc(var(--tp-page-width,80rem)-2*var(--tp-gutter,1.25rem))]',
  {
    variants: {
      // On smaller screens than a laptop they overlap the bottom of the picture, so they have their own shade.
      shaded: {
        true: "tp:max-lg:before:absolute tp:max-lg:before:inset-x-[calc(-1*var(--tp-gutter,1.25rem))] tp:max-lg:before:-top-12 tp:max-lg:before:-bottom-48 tp:max-lg:before:-z-1 tp:max-lg:before:bg-[linear-gradient(transparent,color-mix(in_srgb,var(--tp-scrim)_80%,transparent)_3rem,var(--tp-scrim)_9rem)] tp:max-lg:before:content-['']",
        false: '',
      },
    },
  },
)

const titleVariants = cva(
  // With large text on a phone, a long word is wider than a line.
  'tp:font-display tp:leading-tight tp:font-semibold tp:text-balance tp:wrap-break-word tp:sm:text-6xl tp:@max-[14rem]:hyphens-auto',
  {
    variants: {
      size: { tall: 'tp:text-4xl', banner: 'tp:text-4xl', split: 'tp:text-4xl', article: 'tp:text-3xl' },
      after: { eyebrow: 'tp:mt-3', before: 'tp:mt-5', nothing: '' },
    },
  },
)

/**
 * The top of a page: light words on a dark picture, whatever the theme of the page. Buttons, badges and links in it take
 * the colors for pictures. Give it a picture without text, a short title, and one or two actions.
 *
 * Its room is set by variables in `className`: `--tp-hero-height` (at least), `--tp-hero-top` and `--tp-hero-bottom` (around the
 * words), `--tp-hero-picture` (height of the picture below 1024 px), `--tp-hero-picture-top` (where it fades in: below 768 px, or
 * at any width if `split`), `--tp-page-width`.
 *
 * @example
 * <PictureHero
 *   picture={<img src="/david.jpg" alt="" className="object-[70%_0%]" />}
 *   eyebrow="In theaters December 19"
 *   title="David"
 *   actions={<Button variant="hero" size="lg">Watch Trailer</Button>}
 * >
 *   <p className="mt-5 text-lg">A shepherd, a giant, a song.</p>
 * </PictureHero>
 */
export function PictureHero({
  as: Root = 'header',
  picture,
  shade = 'start',
  topShade = false,
  size = 'tall',
  align = 'start',
  before,
  eyebrow,
  title,
  heading: Heading = 'h1',
  children,
  actions,
  className,
  ...props
}: PictureHeroProps) {
  const centered = align === 'center'
  return (
    <Root
      {...props}
      data-slot="picture-hero"
      data-theme="picture"
      className={cn(heroVariants({ size, painted: !picture }), className)}
    >
      {picture && (
        <div data-slot="picture-hero-picture" className={pictureVariants({ size })}>
          {picture}
        </div>
      )}
      <PictureShade shade={shade} top={topShade} align={align} />
      <div
        data-slot="picture-hero-content"
        className={wordsVariants({ shaded: shade === 'start' || shade === 'bottom' })}
      >
        <div
          data-slot="picture-hero-words"
          className={cn(
            'tp:in-turn tp:@container',
            size === 'tall' && !centered && 'tp:max-w-xl',
            centered && 'tp:text-center',
          )}
        >
          {ownText(before)}
          {eyebrow && (
            <p
              data-slot="picture-hero-eyebrow"
              className="tp:text-sm tp:font-semibold tp:tracking-[0.22em] tp:text-scrim-accent tp:uppercase tp:max-sm:tracking-[0.12em]"
            >
              {eyebrow}
            </p>
          )}
          <Heading
            data-slot="picture-hero-title"
            className={titleVariants({ size, after: eyebrow ? 'eyebrow' : before ? 'before' : 'nothing' })}
          >
            {title}
          </Heading>
          {ownText(children)}
          {actions && (
            <div
              data-slot="picture-hero-actions"
              className={cn(
                'tp:mt-7 tp:flex tp:flex-wrap tp:items-center tp:gap-3',
                centered && 'tp:justify-center',
              )}
            >
              {actions}
            </div>
          )}
        </div>
      </div>
    </Root>
  )
}
