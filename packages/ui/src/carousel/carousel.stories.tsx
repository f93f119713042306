import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { MediaCard } from '../card/media-card.tsx'
import { SkeletonCard } from '../skeleton-card/skeleton-card.tsx'
import { pictures } from '../test/fixtures.ts'
import {
  longWord,
  middleOf,
  mirrored,
  narrow,
  onlyPlayed,
  onPhone,
  overflowOf,
  rightToLeft,
} from '../test/stories.ts'
import { Carousel } from './carousel.tsx'

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Film ${index + 1}`)
const films = (count: number) =>
  titles(count).map((title) => (
    <MediaCard
      key={title}
      title={title}
      image={pictures.wide}
      genre="Drama"
      duration="2:30"
      action={<a href="#watch">Play</a>}
    />
  ))

const meta = {
  title: 'Lists/Carousel',
  component: Carousel,
  args: { heading: 'Latest Trailers', children: films(5) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

/** On a phone the row is swiped. */
async function expectNoArrows(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await expect(canvas.queryAllByRole('button')).toEqual([])
}

/** At an end of the row, the arrow is `aria-disabled` but keeps the focus. */
export const Five: Story = {
  play: async ({ canvas }) => {
    if (onPhone()) return expectNoArrows(canvas)
    if (mirrored()) return // `RightToLeft` has its own.
    const list = canvas.getByRole('list')
    const left = canvas.getByRole('button', { name: 'Scroll left' })
    const right = canvas.getByRole('button', { name: 'Scroll right' })
    await waitFor(() => expect(left).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(right)
    await waitFor(() => expect(list.scrollLeft).toBe(320))
    await waitFor(() => expect(left).not.toHaveAttribute('aria-disabled'))
    list.scrollLeft = list.scrollWidth
    await waitFor(() => expect(right).toHaveAttribute('aria-disabled', 'true'))
    await expect(right).toHaveFocus()
    list.scrollLeft = 0
  },
}

/** A dozen cards are there at first; the others come as their place comes near. */
export const Forty: Story = {
  args: { children: films(40) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    const end = mirrored() ? 'left' : 'right'
    await waitFor(() => {
      list.scrollLeft = mirrored() ? -list.scrollWidth : list.scrollWidth
      expect(canvas.getByRole('link', { name: 'Play Film 40' })).toBeVisible()
    })
    if (onPhone()) return expectNoArrows(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Scroll ${end}` })).toHaveAttribute('aria-disabled', 'true'),
    )
    list.scrollLeft = 0
  },
}

/** With `items`, the cards too are made only when their place comes near; each says that it is one of five thousand. */
export const FiveThousand: Story = {
  render: () => (
    <Carousel heading="Every Trailer" items={titles(5000)}>
      {(title) => (
        <MediaCard
          key={title}
          title={title}
          image={pictures.wide}
          genre="Drama"
          action={<a href="#watch">Play</a>}
        />
      )}
    </Carousel>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '5000')
  },
}

/** A row that fits has two arrows that lead nowhere. */
export const One: Story = {
  args: { children: films(1) },
  play: async ({ canvas }) => {
    if (onPhone()) return expectNoArrows(canvas)
    for (const arrow of canvas.getAllByRole('button')) {
      await waitFor(() => expect(arrow).toHaveAttribute('aria-disabled', 'true'))
    }
  },
}

export const Empty: Story = { args: { children: [] } }

/** Tab goes from card to card, and the row follows. */
export const ByKeyboard: Story = {
  ...onlyPlayed,
  args: { children: films(12) },
  play: async ({ canvas }) => {
    const arrows = onPhone() ? 0 : 2
    for (let step = 0; step < arrows + 6; step++) await userEvent.tab()
    const sixth = canvas.getByRole('link', { name: 'Play Film 6' })
    await expect(sixth).toHaveFocus()
    await waitFor(() => expect(sixth.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Play Film 5' })).toHaveFocus()
  },
}

export const Portrait: Story = {
  args: {
    heading: 'Movies',
    children: titles(6).map((title) => (
      <MediaCard
        key={title}
        layout="portrait"
        title={title}
        image={pictures.portrait}
        genre="Drama"
        action={<a href="#watch">Play</a>}
      />
    )),
  },
}

export const Loading: Story = {
  args: {
    heading: 'Shorts',
    busy: true,
    children: titles(5).map((title) => <SkeletonCard key={title} layout="tall" />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Shorts', busy: true })).toBeVisible()
  },
}

/** A feed that failed to load: the row says so and what to do. */
export const Failed: Story = {
  args: {
    children: [
      <Alert
        key="failed"
        role="alert"
        variant="destructive"
        title="The trailers did not arrive"
        style={{ width: 'min(20rem, 78vw)' }}
      >
        <p style={{ marginBottom: '0.75rem' }}>Check your connection and try again.</p>
        <Button variant="outline" size="sm">
          Try again
        </Button>
      </Alert>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The trailers did not arrive')
  },
}

export const LongText: Story = {
  args: { heading: longWord },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}

/** The arrows have the same name in every row; the row's heading is their accessible description. */
export const TwoRows: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
      <Carousel heading="Latest Trailers">{films(5)}</Carousel>
      <Carousel heading="A row with a heading that is much too long for the width of a small phone">
        {films(5)}
      </Carousel>
    </div>
  ),
  play: async ({ canvas }) => {
    if (onPhone()) return expectNoArrows(canvas)
    const [first, second] = canvas.getAllByRole('button', { name: 'Scroll right' })
    await expect(first).toHaveAccessibleDescription('Latest Trailers')
    await expect(second).toHaveAccessibleDescription(/^A row with a heading/)
  },
}

/** The row begins at the right; left is still left. */
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    if (onPhone()) return expectNoArrows(canvas)
    const list = canvas.getByRole('list')
    const left = canvas.getByRole('button', { name: 'Scroll left' })
    const right = canvas.getByRole('button', { name: 'Scroll right' })
    await expect(middleOf(left)).toBeLessThan(middleOf(right))
    await waitFor(() => expect(right).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(left)
    await waitFor(() => expect(list.scrollLeft).toBe(-320))
    await waitFor(() => expect(right).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(right)
    await waitFor(() => expect(list.scrollLeft).toBe(0))
  },
}
