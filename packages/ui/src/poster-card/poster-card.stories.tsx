import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pictures } from '../test/fixtures.ts'
import { PosterCard } from './poster-card.tsx'

const meta = {
  component: PosterCard,
  args: { title: 'The Luckiest Man on Earth', image: <img src={pictures.portrait} alt="" /> },
  argTypes: { image: { control: false }, link: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '17rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PosterCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ComingSoon: Story = { args: { badge: 'Coming Soon' } }
export const WithMeta: Story = { args: { meta: '2025 · Animation' } }
export const WithLink: Story = {
  // biome-ignore lint/a11y/useAnchorContent: the card fills and names the link.
  args: { badge: 'In cinemas', meta: '2025 · Animation', link: <a href="#film" /> },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus()
  },
}
export const WithoutPicture: Story = { args: { image: null, badge: 'Coming Soon' } }
export const LongTitle: Story = {
  args: { title: 'The long road from the valley of the shadow to the house on the hill, and what we found' },
}
