'use client'
import { Children, type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import { useGrowingCount } from '../lib/use-growing-count.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { useScrollEdges } from './use-scroll-edges.ts'
import { useSentinel } from './use-sentinel.ts'

/** The distance that one click on an arrow scrolls, in px. */
const SCROLL_STEP = 320

export type CarouselProps<Item = unknown> = Omit<ComponentProps<'section'>, 'title' | 'children'> &
  WithClassName & {
    /** The visible heading, which also names the region. */
    heading: string
    /**
     * Whether the cards are still loading, with skeletons in their place.
     * @default false
     */
    busy?: boolean
  } & (
    | {
        items?: undefined
        /** The cards. The first six are rendered at once, the others shortly before they scroll into view. */
        children: ReactNode
      }
    | {
        /** The cards' data, for long lists: a card is created shortly before it scrolls into view. */
        items: readonly Item[]
        /** Renders an item's card. */
        children: (item: Item) => ReactNode
      }
  )

/**
 * A titled row of cards that scrolls sideways: by touch, by wheel, by its arrows, or by tabbing through it. For many
 * items of one kind; a few belong in a Grid.
 *
 * @example
 * <Carousel heading="Latest Trailers">
 *   {films.map((film) => <MediaCard key={film.id} title={film.title} image={film.image} genre={film.genre} />)}
 * </Carousel>
 */
export function Carousel<Item>({
  heading,
  busy = false,
  items,
  children,
  className,
  ...props
}: CarouselProps<Item>) {
  const { label } = useLabels()
  const id = useId()
  const scroller = useRef<HTMLUListElement>(null)
  const cards = items ?? Children.toArray(children)
  const { count, more } = useGrowingCount(cards.length)
  const sentinel = useSentinel(scroller, more)
  const edges = useScrollEdges(scroller)

  function scroll(direction: -1 | 1) {
    // jsdom has neither method.
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    scroller.current?.scrollBy?.({ left: direction * SCROLL_STEP, behavior: still ? 'instant' : 'smooth' })
  }

  return (
    <section
      {...props}
      aria-label={heading}
      aria-busy={busy || undefined}
      data-slot="carousel"
      className={cn('tp:min-w-0', className)}
    >
      <div
        data-slot="carousel-header"
        className="tp:mb-4 tp:flex tp:items-end tp:justify-between tp:gap-4 tp:px-(--tp-gutter,1.25rem)"
      >
        <SectionHeading id={id}>{heading}</SectionHeading>
        {/* Left means left, whatever the text direction. */}
        <div
          data-slot="carousel-arrows"
          className="tp:flex tp:gap-2 tp:max-sm:hidden tp:rtl:flex-row-reverse"
        >
          <Button
            variant="outline"
            size="icon"
            aria-label={label('Scroll left')}
            aria-describedby={id}
            aria-disabled={edges.left || undefined}
            onClick={() => scroll(-1)}
          >
            <ChevronLeftIcon />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label={label('Scroll right')}
            aria-describedby={id}
            aria-disabled={edges.right || undefined}
            onClick={() => scroll(1)}
          >
            <ChevronRightIcon />
          </Button>
        </div>
      </div>
      {/* Put `content-visibility` here, not on the scroller: with scroll snapping, Safari would start at a random card. */}
      <div data-slot="carousel-body" className="tp:-mb-8">
        {/* Cards snap only where there are no arrows: snapping would turn an arrow's 320 px into the width of a card. */}
        <ul
          ref={scroller}
          data-slot="carousel-scroller"
          onFocus={({ target }) => {
            // Browsers don't scroll to a focused card that is already partly visible.
            if (target.matches(':focus-visible'))
              target.scrollIntoView?.({ inline: 'nearest', block: 'nearest' })
            // The observer may report late on a busy device, and the next Tab would leave the row.
            const next = target.closest('[data-slot=carousel-item]')?.nextElementSibling
            if (next?.matches('[data-slot=carousel-sentinel]')) more()
          }}
          className="tp:flex tp:scroll-px-(--tp-gutter,1.25rem) tp:list-none tp:gap-5 tp:overflow-x-auto tp:overscroll-x-contain tp:px-(--tp-gutter,1.25rem) tp:pt-2 tp:pb-12 tp:[scrollbar-width:none] tp:max-sm:snap-x"
        >
          {cards.slice(0, count).map((card, index) => (
            <li
              data-slot="carousel-item"
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row keeps its number, and the card has its own key.
              key={index}
              // Tells screen readers the total number of cards, although not all are rendered.
              aria-setsize={cards.length}
              aria-posinset={index + 1}
              className="tp:flex tp:snap-start"
            >
              {items ? children(card as Item) : (card as ReactNode)}
            </li>
          ))}
          {count < cards.length && (
            <li
              data-slot="carousel-sentinel"
              ref={sentinel}
              aria-hidden="true"
              className="tp:w-px tp:shrink-0"
            />
          )}
        </ul>
      </div>
    </section>
  )
}
