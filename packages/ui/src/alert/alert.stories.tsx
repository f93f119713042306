import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StarIcon } from '../icons/icons.tsx'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'A new date', children: 'The showing on Friday starts at eight.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: { variant: 'success', title: 'You are subscribed', children: 'Look into your inbox.' },
}
export const Warning: Story = {
  args: { variant: 'warning', title: 'Few seats left', children: 'Twelve of two hundred.' },
}
export const Destructive: Story = {
  args: {
    variant: 'destructive',
    role: 'alert',
    title: 'Not sent',
    children: 'Check your connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not sent')
  },
}
export const OnlyATitle: Story = { args: { children: undefined } }
export const OnlyAText: Story = { args: { title: undefined } }
export const OwnIcon: Story = { args: { icon: <StarIcon /> } }
export const WithoutIcon: Story = { args: { icon: null } }
export const LongText: Story = {
  args: { title: `About the ${longWord}`, children: 'And it came to pass. '.repeat(9) },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }

/** What happened, and what to do now. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { ...Destructive.args },
}
/** An apology and a number that help nobody. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { variant: 'destructive', title: 'Oops!', children: 'Something went wrong (error 503).' },
}
