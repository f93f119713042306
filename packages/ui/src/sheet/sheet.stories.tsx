import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MenuIcon } from '../icons/icons.tsx'
import { Sheet, SheetClose, SheetContent, SheetTrigger } from './sheet.tsx'

const meta = {
  component: Sheet,
  render: (args) => (
    <Sheet {...args}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu">
          <MenuIcon />
        </Button>
      </SheetTrigger>
      <SheetContent title="Menu">
        <nav aria-label="Main" style={{ display: 'grid', gap: '1rem' }}>
          {['Movies', 'Series', 'Shorts', 'Blog'].map((name) => (
            <SheetClose key={name} asChild>
              <a href={`#${name}`}>{name}</a>
            </SheetClose>
          ))}
        </nav>
      </SheetContent>
    </Sheet>
  ),
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Movies' })).toBeVisible()
  },
}

export const ClosesByItsCross: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
