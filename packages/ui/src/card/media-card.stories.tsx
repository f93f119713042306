import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pictures } from '../test/fixtures.ts'
import { MediaCard } from './media-card.tsx'

const meta = {
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

export const WideWithoutPicture: Story = { args: { image: null } }
export const PortraitWithoutPicture: Story = { args: { layout: 'portrait', image: null } }
export const TallWithoutPicture: Story = { args: { layout: 'tall', image: null } }

export const PictureFails: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('The Mercy Ships')).toHaveLength(2))
  },
}
export const LongTitle: Story = {
  args: { title: 'The long road from the valley of the shadow to the house on the hill, and what we found' },
}
export const LongTitleWithoutPicture: Story = { args: { ...LongTitle.args, image: null } }
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
