import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pictures } from '../test/fixtures.ts'
import { longWord, middleOf, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { MediaCard } from './media-card.tsx'

const meta = {
  title: 'Cards/MediaCard',
  component: MediaCard,
  args: {
    title: 'The Mercy Ships',
    image: pictures.wide,
    genre: 'Documentary',
    duration: '4:05',
    action: <a href="#watch">Play</a>,
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof MediaCard>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Play The Mercy Ships' })).toHaveFocus()
  },
}
export const Portrait: Story = { args: { layout: 'portrait', image: pictures.portrait } }
export const Tall: Story = { args: { layout: 'tall', image: pictures.tall } }

/** Its play mark shows, in the middle; on a touch screen it always does, beside the title. */
export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } }

/** Where pictures of several shapes stand in one grid, none loses its title. */
export const WholePicture: Story = {
  args: { fit: 'contain', image: pictures.portrait },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=card-image]')).toBeVisible())
  },
}

/** A picture with the card's shape already fills it. */
export const WholeWidePicture: Story = { args: { fit: 'contain', image: pictures.wide } }

export const WithoutPicture: Story = {
  args: { image: null },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1.25rem' }}>
      <MediaCard {...args} />
      <MediaCard {...args} layout="portrait" />
      <MediaCard {...args} layout="tall" />
    </div>
  ),
}

export const PictureFails: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('The Mercy Ships')).toHaveLength(2))
  },
}
export const LongTitle: Story = {
  args: { title: 'The long road from the valley of the shadow to the house on the hill, and what we found' },
}
export const LongWords: Story = {
  args: { title: longWord, genre: longWord, description: longWord, image: null, fluid: true },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const WithoutDuration: Story = { args: { duration: '' } }

export const WithRating: Story = {
  args: { rating: 4.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4.5 out of 5')).toBeInTheDocument()
  },
}
export const WithDescription: Story = {
  args: {
    rating: 4.5,
    description:
      'A floating hospital, four hundred patients and a crew that has never met: the first three weeks of a voyage that none of them forgets.',
  },
}

/** In a grid a card is as wide as its cell. */
export const Fluid: Story = {
  args: { ...WithDescription.args, fluid: true },
  render: (args) => (
    <div
      style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}
    >
      <MediaCard {...args} />
      <MediaCard {...args} image={null} description="One line." />
      <MediaCard {...args} layout="portrait" image={pictures.portrait} />
    </div>
  ),
}

/** Without an action nothing plays: there is no link and no play mark. */
export const WithoutAction: Story = {
  render: ({ action: _, ...args }) => <MediaCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The rating stands where the text ends. */
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { rating: 4.5 },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(middleOf(canvas.getByText('4.5'))).toBeLessThan(middleOf(card))
    await expect(middleOf(canvas.getByText('4.5'))).toBeGreaterThan(card.getBoundingClientRect().left)
  },
}

/** The `layout` that has the shape of the picture, and a title of a few words. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { layout: 'portrait', image: pictures.portrait },
}
/** A wide picture in a tall card loses most of what it shows; `fit="contain"` would keep all of it. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { layout: 'tall', title: 'Watch the official trailer of The Mercy Ships now' },
}
