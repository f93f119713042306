import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { longWord, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent, PopoverClose },
  args: {
    onOpenChange: fn(),
    children: (
      <PopoverContent aria-label="Filter">
        <Field label="Genre">
          <Input />
        </Field>
        <PopoverClose asChild>
          <Button style={{ marginTop: '1rem' }}>Done</Button>
        </PopoverClose>
      </PopoverContent>
    ),
  },
  argTypes: { children: { description: 'A PopoverTrigger and a PopoverContent.', control: false } },
  render: ({ children, ...args }) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="outline">Filter</Button>
      </PopoverTrigger>
      {children}
    </Popover>
  ),
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await screen.findByRole('dialog', { name: 'Filter' })
  settle()
}

export const Closed: Story = {}
export const Open: Story = { ...onlyPlayed, play: open }

export const ClosedByItsButton: Story = {
  ...onlyPlayed,
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const LongText: Story = {
  ...onlyPlayed,
  args: { children: <PopoverContent aria-label="Filter">{`${longWord} `.repeat(9)}</PopoverContent> },
  play: async (context) => {
    await open(context)
    const panel = screen.getByRole('dialog')
    await expect(panel.scrollWidth).toBe(panel.clientWidth)
  },
}

export const RightToLeft: Story = { ...rightToLeft, play: open }
