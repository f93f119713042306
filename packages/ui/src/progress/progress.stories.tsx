import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rightToLeft } from '../test/stories.ts'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { 'aria-label': 'Making the kit', value: 3, max: 12 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Making the kit' })).toHaveProperty('position', 0.25)
  },
}
export const Empty: Story = { args: { value: 0 } }
export const Full: Story = { args: { value: 12 } }
/** While nobody knows how long it takes. */
export const Indeterminate: Story = { args: { value: undefined } }
export const RightToLeft: Story = { ...rightToLeft }
