import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { BellIcon } from '../icons/icons.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    text: 'We write once a month',
    side: 'bottom',
    children: (
      <Button variant="outline" size="icon" aria-label="Notifications">
        <BellIcon />
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('We write once a month'))
  },
}
export const LongText: Story = {
  args: {
    text: 'We write once a month, and once more when a film opens in a cinema near you. Nobody else gets your address.',
  },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument())
  },
}
