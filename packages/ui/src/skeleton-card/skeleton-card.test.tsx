import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MediaCard } from '../card/media-card.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pictures } from '../test/fixtures.ts'
import { SkeletonCard } from './skeleton-card.tsx'

const box = (element: Element | null | undefined) => {
  const { width, height } = element?.getBoundingClientRect() ?? {}
  return { width, height }
}

describe('SkeletonCard', () => {
  test.each(['wide', 'portrait', 'tall'] as const)(
    'a %s card that takes its place moves nothing',
    async (layout) => {
      const screen = await render(
        <div style={{ display: 'flex', alignItems: 'start' }}>
          <SkeletonCard layout={layout} />
          <MediaCard layout={layout} title="Film" image={pictures[layout]} genre="Drama" duration="4:05" />
        </div>,
      )
      const skeleton = screen.container.querySelector('[data-slot=skeleton-card]')
      const card = screen.container.querySelector('[data-slot=card]')
      expect(box(skeleton)).toEqual(box(card))
      expect(box(skeleton?.firstElementChild)).toEqual(box(card?.firstElementChild))
    },
  )

  test('in a grid, with a description, it keeps the same room too', async () => {
    const screen = await render(
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
        <SkeletonCard fluid description />
        <MediaCard
          fluid
          title="Film"
          image={null}
          genre="Drama"
          rating={4.5}
          description={'At sea again. '.repeat(40)}
        />
      </div>,
    )
    const skeleton = screen.container.querySelector('[data-slot=skeleton-card]')
    expect(box(skeleton).width).toBe(640)
    expect(box(skeleton)).toEqual(box(screen.container.querySelector('[data-slot=card]')))
  })

  test('neither it nor its card is wider than a place that is narrower than they are', async () => {
    const screen = await render(
      <div style={{ display: 'grid', gridTemplateColumns: '18rem', width: '18rem' }}>
        <SkeletonCard />
        <MediaCard title="Film" image={null} genre="Drama" />
      </div>,
    )
    for (const slot of ['skeleton-card', 'card']) {
      expect(box(screen.container.querySelector(`[data-slot=${slot}]`)).width).toBe(288)
    }
  })

  test('says nothing to a screen reader', async () => {
    const screen = await render(<SkeletonCard className="mine" />)
    const skeleton = screen.container.querySelector('[data-slot=skeleton-card]')
    expect(skeleton).toHaveAttribute('aria-hidden', 'true')
    expect(skeleton).toHaveClass('mine')
    await expectNoAxeViolations(screen.container)
  })
})
