import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from './section-heading.tsx'

const meta = { component: SectionHeading, args: { children: 'Latest Trailers' } } satisfies Meta<
  typeof SectionHeading
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = {
  args: { children: 'Films that two pastors would watch twice, and why they would' },
}
