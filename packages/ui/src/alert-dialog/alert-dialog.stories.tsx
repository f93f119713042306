import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { longWord, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from './alert-dialog.tsx'

const onDelete = fn()
const answers = (
  <>
    <AlertDialogCancel>Keep it</AlertDialogCancel>
    <AlertDialogAction variant="destructive" onClick={onDelete}>
      Delete it
    </AlertDialogAction>
  </>
)

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  subcomponents: { AlertDialogTrigger, AlertDialogContent, AlertDialogCancel, AlertDialogAction },
  args: {
    onOpenChange: fn(),
    children: (
      <AlertDialogContent title="Delete your list?" description="Nobody can bring it back.">
        {answers}
      </AlertDialogContent>
    ),
  },
  argTypes: {
    children: { description: 'An AlertDialogTrigger and an AlertDialogContent.', control: false },
  },
  render: ({ children, ...args }) => (
    <AlertDialog {...args}>
      <AlertDialogTrigger asChild>
        <Button variant="destructive">Delete my list</Button>
      </AlertDialogTrigger>
      {children}
    </AlertDialog>
  ),
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

async function ask() {
  onDelete.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Delete my list' }))
  const dialog = await screen.findByRole('alertdialog')
  settle()
  return dialog
}

export const Closed: Story = {}

/** "Keep it" has the initial focus, so that pressing Enter by mistake deletes nothing. */
export const Open: Story = {
  ...onlyPlayed,
  play: async () => {
    const dialog = await ask()
    await expect(dialog).toHaveAccessibleDescription('Nobody can bring it back.')
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}

export const Answered: Story = {
  ...onlyPlayed,
  play: async () => {
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const LongText: Story = {
  ...onlyPlayed,
  args: {
    children: (
      <AlertDialogContent title={`Delete the ${longWord}?`} description={'For good. '.repeat(40)}>
        {answers}
      </AlertDialogContent>
    ),
  },
  play: async () => {
    const dialog = await ask()
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async () => {
    await ask()
  },
}
