import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, link: (page) => <a href={`#page-${page}`}>{page}</a> },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6')
  },
}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 12 } }
export const Few: Story = { args: { page: 2, pages: 3 } }
export const Thousands: Story = { args: { page: 2500, pages: 5000 } }
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } }
export const InANarrowBox: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
