import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { dismissToast, getToasts } from './toast-store.ts'
import { Toaster, type ToastMessage, toast } from './toaster.tsx'

const meta = {
  component: Toaster,
  args: { title: 'You are subscribed', description: 'Look into your inbox.' },
  argTypes: { variant: { control: 'radio', options: ['default', 'destructive'] } },
  render: (message) => (
    <>
      <Button onClick={() => toast(message)}>Show a toast</Button>
      <Toaster />
    </>
  ),
  beforeEach: () => {
    for (const { id } of getToasts()) dismissToast(id)
  },
} satisfies Meta<ToastMessage>
export default meta
type Story = StoryObj<typeof meta>

const show: Story['play'] = async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }))
  const region = await screen.findByRole('region', { name: /^Notifications/ })
  const title = await within(region).findByText(args.title)
  await waitFor(() => expect(title).toBeVisible())
}

export const Default: Story = { play: show }

export const Destructive: Story = {
  args: { variant: 'destructive', title: 'Subscription Failed', description: 'The service did not answer.' },
  play: show,
}

export const Dismissed: Story = {
  play: async (context) => {
    await show(context)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull())
  },
}

export const ReachedByAltT: Story = {
  play: async (context) => {
    await show(context)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    const region = screen.getByRole('region', { name: /^Notifications/ })
    await expect(within(region).getByRole('list')).toHaveFocus()
  },
}
