import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { longWord, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import { dismissToast, getToasts } from './toast-store.ts'
import { Toaster, type ToastMessage, toast } from './toaster.tsx'

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { title: 'You are subscribed', description: 'Look into your inbox.' },
  argTypes: {
    title: { description: 'Of `toast`: what has happened, in a few words.' },
    description: { description: 'Of `toast`: what follows from it.' },
    variant: {
      description: 'Of `toast`: `destructive` is for what went wrong.',
      control: 'radio',
      options: ['default', 'destructive'],
      table: { defaultValue: { summary: 'default' } },
    },
  },
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
  await within(region).findByText(args.title)
  settle()
}

export const Default: Story = { play: show }

export const Destructive: Story = {
  args: { variant: 'destructive', title: 'Subscription Failed', description: 'The service did not answer.' },
  play: show,
}

/** Side by side: the color alone does not tell them apart, the words do. */
export const BothVariants: Story = {
  render: () => (
    <>
      <Button
        onClick={() => {
          toast({ title: 'Subscription Failed', description: 'Try again.', variant: 'destructive' })
          toast({ title: 'You are subscribed', description: 'Look into your inbox.' })
        }}
      >
        Show a toast
      </Button>
      <Toaster />
    </>
  ),
  play: async (context) => {
    await show?.(context)
    await expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(2)
  },
}

export const WithAction: Story = {
  args: { title: 'Film removed', action: { label: 'Undo', onClick: fn() } },
  play: async (context) => {
    await show?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(context.args.action?.onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Film removed')).toBeNull())
  },
}

export const LongText: Story = {
  args: { title: `Nothing about ${longWord}`, description: 'And it came to pass. '.repeat(12) },
  play: async (context) => {
    await show?.(context)
    const [shown] = document.querySelectorAll('[data-slot=toast]')
    await expect(shown?.scrollWidth).toBe(shown?.clientWidth)
  },
}

/** The newest is the lowest; to dismiss one leaves the others. */
export const Several: Story = {
  render: () => (
    <>
      <Button
        onClick={() => {
          toast({ title: 'Message Sent' })
          toast({ title: 'Subscription Failed', variant: 'destructive' })
          toast({ title: 'You are subscribed', description: 'Look into your inbox.' })
        }}
      >
        Show a toast
      </Button>
      <Toaster />
    </>
  ),
  play: async (context) => {
    await show?.(context)
    const titles = () => getToasts().map(({ title }) => title)
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body)
    await waitFor(() => expect(titles()).toEqual(['Message Sent', 'You are subscribed']))
  },
}

export const Dismissed: Story = {
  ...onlyPlayed,
  play: async (context) => {
    await show?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull())
  },
}

/** Tab goes on to the message, Escape dismisses it. */
export const ReachedByAltT: Story = {
  ...onlyPlayed,
  play: async (context) => {
    await show?.(context)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    const region = screen.getByRole('region', { name: /^Notifications/ })
    await expect(within(region).getByRole('list')).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('data-slot', 'toast')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(getToasts()).toEqual([]))
  },
}

/** At the end of the line: here the left. */
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async (context) => {
    await show?.(context)
    const [shown] = document.querySelectorAll('[data-slot=toast]')
    await expect(shown?.getBoundingClientRect().left).toBe(16)
  },
}
