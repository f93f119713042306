import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { SectionHeading } from './section-heading.tsx'

const meta = {
  title: 'Text/SectionHeading',
  component: SectionHeading,
  args: { children: 'Latest Trailers' },
  argTypes: { children: { description: 'Its text.' } },
} satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = {
  args: { children: 'Films that two pastors would watch twice, and why they would' },
  decorators: [narrow],
}
export const LongWord: Story = {
  args: { children: longWord },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
