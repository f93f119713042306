import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rightToLeft } from '../test/stories.ts'
import { RatingStars } from './rating-stars.tsx'

const meta = { title: 'Text/RatingStars', component: RatingStars, args: { rating: 4 } } satisfies Meta<
  typeof RatingStars
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  },
}
/** From none to all, by halves. */
export const EveryRating: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {Array.from({ length: 11 }, (_, halves) => halves / 2).map((rating) => (
        <RatingStars key={rating} rating={rating} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0 out of 5 stars' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
  },
}
export const OutOfTen: Story = { args: { rating: 7.5, max: 10 } }
/** The stars are as large as the text they stand in. */
export const Large: Story = { args: { rating: 3.5, style: { fontSize: '2.5rem' } } }
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { rating: 2.5 },
}
