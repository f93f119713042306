import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { MediaCard } from '../card/media-card.tsx'
import { SkeletonCard } from '../skeleton-card/skeleton-card.tsx'
import { pictures } from '../test/fixtures.ts'
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
  component: Carousel,
  args: { heading: 'Latest Trailers', children: films(5) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll right' }))
    await waitFor(() => expect(list.scrollLeft).toBe(320))
    await expect(canvas.getByRole('button', { name: 'Scroll left' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll left' }))
    await waitFor(() => expect(list.scrollLeft).toBe(0))
  },
}

/** A dozen cards are there at first; the others come as their place comes near. */
export const Forty: Story = {
  args: { children: films(40) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => {
      list.scrollLeft = list.scrollWidth
      expect(canvas.getByRole('link', { name: 'Play Film 40' })).toBeVisible()
    })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Scroll right' })).toHaveAttribute('aria-disabled', 'true'),
    )
    list.scrollLeft = 0
  },
}

export const Empty: Story = { args: { children: [] } }

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
}
