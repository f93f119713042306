import { render } from 'vitest-browser-react'
import { MediaCard } from '../card/media-card.tsx'
import { Carousel } from '../carousel/carousel.tsx'

/** Cards with a link each. */
export const films = (count: number) =>
  Array.from({ length: count }, (_, index) => `Film ${index + 1}`).map((title) => (
    <MediaCard
      key={title}
      title={title}
      image={null}
      genre="Drama"
      action={<a href={`#${title.replace(' ', '-')}`}>Play</a>}
    />
  ))

/** A row of as many cards, and what is in it. */
export async function renderCarousel(count: number, dir?: 'rtl') {
  const screen = await render(
    <div dir={dir}>
      <Carousel heading="Latest Trailers">{films(count)}</Carousel>
    </div>,
  )
  const list = screen.getByRole('list')
  return {
    screen,
    scroller: list.element() as HTMLElement,
    left: screen.getByRole('button', { name: 'Scroll left' }),
    right: screen.getByRole('button', { name: 'Scroll right' }),
    cards: () => list.element().querySelectorAll('[data-slot=card]').length,
  }
}

/** Where the scroller comes to rest. */
export async function restAfter(scroller: HTMLElement, act: () => Promise<unknown>) {
  const rest = new Promise((resolve) => scroller.addEventListener('scrollend', resolve, { once: true }))
  await act()
  await rest
  return scroller.scrollLeft
}
