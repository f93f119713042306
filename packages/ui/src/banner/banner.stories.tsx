import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    'aria-label': 'News',
    onDismiss: fn(),
    children: (
      <>
        David is in theaters now. <a href="#tickets">Get tickets</a>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof Banner>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Accent: Story = { args: { variant: 'accent' } }
export const Destructive: Story = {
  args: { variant: 'destructive', children: 'Sign-ups are closed until Monday.' },
}
export const Focused: Story = {
  args: { variant: 'accent' },
  parameters: { pseudo: { focusVisible: 'button' } },
}
/** It stays where nobody may put it away. */
export const Permanent: Story = { args: { onDismiss: undefined } }
export const LongText: Story = {
  args: { children: `${longWord} and everything that follows from it` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }

/** One line of news with one link, which can be dismissed. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { variant: 'accent' },
}
/** A paragraph in the color of an error that never goes away. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    variant: 'destructive',
    onDismiss: undefined,
    children: 'We have news! David is in theaters, our newsletter is out, and next month we are on the road.',
  },
}
