import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import {
  Dialog,
  DialogClose,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

const meta = {
  component: Dialog,
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Order a Bible</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogCloseButton style={{ float: 'right' }} />
        <DialogTitle>A Bible for you</DialogTitle>
        <DialogDescription>It is free, and so is the post.</DialogDescription>
        <div style={{ display: 'grid', gap: '1rem', marginTop: '1rem' }}>
          <Field label="Name">
            <Input />
          </Field>
          <DialogClose asChild>
            <Button>Order</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order a Bible' }))
    await expect(await screen.findByRole('dialog', { name: 'A Bible for you' })).toContainElement(
      document.activeElement as HTMLElement,
    )
  },
}

export const ClosesByEscape: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Order a Bible' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
