import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RatingStars } from './rating-stars.tsx'

const meta = { component: RatingStars, args: { rating: 4 } } satisfies Meta<typeof RatingStars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  },
}
export const Half: Story = { args: { rating: 4.5 } }
export const Full: Story = { args: { rating: 5 } }
export const None: Story = { args: { rating: 0 } }
export const OutOfTen: Story = { args: { rating: 7.5, max: 10 } }
/** The stars are as large as the text they stand in. */
export const Large: Story = { args: { rating: 3.5, style: { fontSize: '2.5rem' } } }
export const RightToLeft: Story = {
  args: { rating: 2.5 },
  render: (args) => (
    <div dir="rtl">
      <RatingStars {...args} />
    </div>
  ),
}
