import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pictures } from '../test/fixtures.ts'
import { longWord, middleOf, overflowOf, rightToLeft } from '../test/stories.ts'
import { PosterCard } from './poster-card.tsx'

const meta = {
  title: 'Cards/PosterCard',
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
export const WithLink: Story = {
  // biome-ignore lint/a11y/useAnchorContent: the card fills and names the link.
  args: { badge: 'In cinemas', meta: '2025 · Animation', link: <a href="#film" /> },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus()
  },
}
export const Hovered: Story = { args: { ...WithLink.args }, parameters: { pseudo: { hover: true } } }
export const WithoutPicture: Story = { args: { image: null, badge: 'Coming Soon' } }
export const PictureFails: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(args.title)).toHaveLength(2))
  },
}
export const LongTitle: Story = {
  args: { title: 'The long road from the valley of the shadow to the house on the hill, and what we found' },
}
export const LongWords: Story = {
  args: { image: null, title: longWord, badge: longWord },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { badge: 'Coming Soon', meta: '2025 · Animation' },
  play: async ({ canvas }) => {
    await expect(middleOf(canvas.getByText('Coming Soon'))).toBeGreaterThan(
      middleOf(canvas.getByRole('article')),
    )
  },
}
export const Focused: Story = { args: { ...WithLink.args }, parameters: { pseudo: { focusVisible: 'a' } } }

/** A 2:3 poster, and a badge for the one thing that is special. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { badge: 'In theaters', meta: '2025 · Animation' },
}
/** A picture of a scene cropped to a poster, and a badge that repeats the line below. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { image: <img src={pictures.wide} alt="" />, badge: 'Animation 2025', meta: '2025 · Animation' },
}
