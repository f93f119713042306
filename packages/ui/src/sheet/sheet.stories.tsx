import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MenuIcon } from '../icons/icons.tsx'
import { longWord, mirrored, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import { Sheet, SheetClose, SheetContent, type SheetContentProps, SheetTrigger } from './sheet.tsx'

const menu = (names: string[], side?: SheetContentProps['side']) => (
  <SheetContent title="Menu" side={side}>
    <nav aria-label="Main" style={{ display: 'grid', gap: '1rem' }}>
      {names.map((name) => (
        <SheetClose key={name} asChild>
          <a href={`#${name}`}>{name}</a>
        </SheetClose>
      ))}
    </nav>
  </SheetContent>
)

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  subcomponents: { SheetTrigger, SheetContent, SheetClose },
  args: { onOpenChange: fn(), children: menu(['Movies', 'Series', 'Shorts', 'Blog']) },
  argTypes: {
    children: {
      description: 'A SheetTrigger, where there is one, and a SheetContent.',
      control: false,
      table: { type: { summary: 'ReactNode' } },
    },
  },
  render: ({ children, ...args }) => (
    <Sheet {...args}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu">
          <MenuIcon />
        </Button>
      </SheetTrigger>
      {children}
    </Sheet>
  ),
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

const trigger = () => screen.getByRole('button', { name: 'Open menu', hidden: true })

async function open() {
  await userEvent.click(trigger())
  const sheet = await screen.findByRole('dialog', { name: 'Menu' })
  settle()
  return sheet
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(trigger()).toHaveFocus()
}

export const Open: Story = {
  ...onlyPlayed,
  play: async ({ args }) => {
    const sheet = await open()
    const { left, right } = sheet.getBoundingClientRect()
    await expect(mirrored() ? right : left).toBe(mirrored() ? document.documentElement.clientWidth : 0)
    await expect(screen.getByRole('link', { name: 'Movies' })).toBeVisible()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
  },
}

/** Tab goes round in it, both ways. */
export const KeepsTheFocus: Story = {
  ...onlyPlayed,
  play: async () => {
    const sheet = await open()
    const close = within(sheet).getByRole('button', { name: 'Close' })
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(sheet).getByRole('link', { name: 'Blog' })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
  },
}

export const ClosesByItsCross: Story = {
  ...onlyPlayed,
  play: async () => {
    await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }))
    await expectClosed()
  },
}

export const ClosesByEscape: Story = {
  ...onlyPlayed,
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
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

/** What does not fit scrolls in it. */
export const LongContent: Story = {
  args: {
    children: menu([longWord, ...Array.from({ length: 40 }, (_, index) => `Chapter ${index + 1}`)]),
  },
  play: async () => {
    const sheet = await open()
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight)
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth)
    within(sheet).getByRole('link', { name: 'Chapter 40' }).focus()
    await waitFor(() => expect(sheet.scrollTop).toBeGreaterThan(0))
  },
}

/** It comes from the start of the line: here from the right. */
export const End: Story = {
  ...onlyPlayed,
  args: { children: menu(['Movies', 'Series'], 'end') },
  play: async () => {
    const { left, right } = (await open()).getBoundingClientRect()
    await expect(mirrored() ? left : right).toBe(mirrored() ? 0 : document.documentElement.clientWidth)
  },
}

export const Bottom: Story = {
  ...onlyPlayed,
  args: { children: menu(['Movies', 'Series'], 'bottom') },
  play: async () => {
    const sheet = await open()
    await expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight)
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async () => {
    const { right, width } = (await open()).getBoundingClientRect()
    await expect(right).toBe(document.documentElement.clientWidth)
    await expect(width).toBe(Math.min(320, 0.8 * window.innerWidth))
  },
}
