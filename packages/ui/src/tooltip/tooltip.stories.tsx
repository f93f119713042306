import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { BellIcon } from '../icons/icons.tsx'
import { longWord, mirrored, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
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
  argTypes: {
    children: { control: false },
    side: { control: 'select', options: ['top', 'right', 'bottom', 'left'] },
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const box = () => document.querySelector('[data-slot=tooltip]')

async function openByKeyboard() {
  await userEvent.tab()
  await waitFor(() => expect(box()).toBeVisible())
  settle()
}

export const Closed: Story = {}
export const Open: Story = {
  ...onlyPlayed,
  play: async ({ canvas }) => {
    await openByKeyboard()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(screen.getByRole('tooltip')).toHaveTextContent('We write once a month')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('We write once a month')
  },
}
export const ByMouse: Story = {
  ...onlyPlayed,
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(box()).toBeVisible())
    settle()
  },
}
/** The focus stays. */
export const ClosesByEscape: Story = {
  ...onlyPlayed,
  play: async ({ canvas }) => {
    await openByKeyboard()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box()).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    text: `We write once a month, and once more when a film opens in a cinema near you. Nobody else gets your address, not even the ${longWord}.`,
  },
  play: openByKeyboard,
}
const sides = ['top', 'right', 'bottom', 'left'] as const

/** All four, opened one after the other: where there is room it opens on its side. */
export const FourSides: Story = {
  render: ({ children: _, ...args }) => (
    <div style={{ display: 'grid', justifyItems: 'center', gap: '4rem', padding: '4rem 0' }}>
      {sides.map((side) => (
        <Tooltip key={side} {...args} side={side} text="Once a month" delay={0}>
          <Button variant="outline">{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const side of sides) {
      canvas.getByRole('button', { name: side }).focus()
      await waitFor(() => expect(box()).toHaveAttribute('data-side', side))
    }
    settle()
  },
}

/** `side` is a side of the screen, whichever way the text runs. */
export const OnTheRight: Story = {
  args: { side: 'right' },
  play: async ({ canvas }) => {
    await openByKeyboard()
    // Here the button stands at the right edge, where there is no room.
    if (mirrored()) return
    const { right } = canvas.getByRole('button').getBoundingClientRect()
    await waitFor(() => expect(box()?.getBoundingClientRect().left).toBeGreaterThan(right))
  },
}
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { text: `${LongText.args?.text}` },
  play: async () => {
    await openByKeyboard()
    await waitFor(() =>
      expect(box()?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 8),
    )
  },
}
