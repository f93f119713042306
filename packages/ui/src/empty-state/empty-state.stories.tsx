import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
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
