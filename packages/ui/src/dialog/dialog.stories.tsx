import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { longWord, middleOf, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import {
  Dialog,
  DialogClose,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

const order = (
  <div style={{ display: 'grid', gap: '1rem', marginTop: '1rem' }}>
    <Field label="Name">
      <Input />
    </Field>
    <DialogClose asChild>
      <Button>Order</Button>
    </DialogClose>
  </div>
)

const panel = (title: string, content: ReactNode = order) => (
  <DialogContent>
    <DialogCloseButton style={{ float: 'inline-end' }} />
    <DialogTitle>{title}</DialogTitle>
    <DialogDescription>It is free, and so is the post.</DialogDescription>
    {content}
  </DialogContent>
)

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: {
    DialogTrigger,
    DialogContent,
    DialogTitle,
    DialogDescription,
    DialogClose,
    DialogCloseButton,
  },
  args: { onOpenChange: fn(), children: panel('A Bible for you') },
  argTypes: {
    children: {
      description: 'A DialogTrigger, where there is one, and a DialogContent.',
      control: false,
      table: { type: { summary: 'ReactNode' } },
    },
  },
  render: ({ children, ...args }) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Order a Bible</Button>
      </DialogTrigger>
      {children}
    </Dialog>
  ),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

const trigger = () => screen.getByRole('button', { name: 'Order a Bible', hidden: true })

async function open() {
  await userEvent.click(trigger())
  const dialog = await screen.findByRole('dialog')
  settle()
  return dialog
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(trigger()).toHaveFocus()
}

/** It is named by its title, described by the sentence below, and its first control has the focus. */
export const Open: Story = {
  ...onlyPlayed,
  play: async ({ args }) => {
    const dialog = await open()
    await expect(dialog).toHaveAccessibleName('A Bible for you')
    await expect(dialog).toHaveAccessibleDescription('It is free, and so is the post.')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
  },
}

/** Tab goes round in it, both ways. */
export const KeepsTheFocus: Story = {
  ...onlyPlayed,
  play: async () => {
    const dialog = await open()
    const close = within(dialog).getByRole('button', { name: 'Close' })
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: 'Order' })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

export const ClosesByEscape: Story = {
  ...onlyPlayed,
  play: async ({ args }) => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ClosesByItsCross: Story = {
  ...onlyPlayed,
  play: async () => {
    await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }))
    await expectClosed()
  },
}

export const ClosesByAButtonOfItsOwn: Story = {
  ...onlyPlayed,
  play: async () => {
    await userEvent.click(within(await open()).getByRole('button', { name: 'Order' }))
    await expectClosed()
  },
}

export const ClosesByAPressBesideIt: Story = {
  ...onlyPlayed,
  play: async () => {
    await open()
    const [overlay] = document.querySelectorAll('[data-slot=dialog-overlay]')
    if (overlay) await userEvent.click(overlay)
    await expectClosed()
  },
}

/** What does not fit scrolls in the panel, and the page behind it stays where it is. */
export const LongContent: Story = {
  args: {
    children: panel(
      `What two pastors found out about the ${longWord}`,
      <>
        {Array.from(
          { length: 30 },
          (_, day) => `Day ${day + 1}: and it came to pass, as it had on the day before.`,
        ).map((text) => (
          <p key={text} style={{ marginTop: '1rem' }}>
            {text}
          </p>
        ))}
        <DialogClose asChild>
          <Button>Amen</Button>
        </DialogClose>
      </>,
    ),
  },
  play: async () => {
    const dialog = await open()
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    await expect(dialog.clientHeight).toBeLessThanOrEqual(window.innerHeight)
    within(dialog).getByRole('button', { name: 'Amen' }).focus()
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0))
  },
}

function ByItsParent() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button onClick={() => setAsked(true)}>Order a Bible</Button>
      <Dialog open={asked} onOpenChange={setAsked}>
        {panel('A Bible for you')}
      </Dialog>
    </>
  )
}

/** Open or closed as its parent says; the focus goes back to where it was. */
export const OpenedByItsParent: Story = {
  render: () => <ByItsParent />,
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async () => {
    const dialog = await open()
    const cross = middleOf(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(cross).toBeLessThan(middleOf(within(dialog).getByRole('heading')))
  },
}
