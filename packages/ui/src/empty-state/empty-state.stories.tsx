import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No results found', description: 'Try searching with different keywords' },
  argTypes: { icon: { control: false }, children: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { icon: <SearchIcon /> } }
export const OnlyTitle: Story = { render: () => <EmptyState title="Enter a search term to find content" /> }
export const WithActions: Story = {
  args: {
    icon: <SearchIcon />,
    children: (
      <>
        <Button>Clear the filter</Button>
        <Button variant="outline" asChild>
          <a href="#all">All resources</a>
        </Button>
      </>
    ),
  },
}
export const LongWords: Story = {
  args: { icon: <SearchIcon />, title: `Nothing about ${longWord}`, description: `There is no ${longWord}.` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }

/** What is missing, and a way on. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { ...WithActions.args },
}
/** A dead end. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <EmptyState title="Nothing here" />,
}
