import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { broken, englishCaptions, oneSecond } from '../test/fixtures.ts'
import { longWord, middleOf, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import { VideoDialog } from './video-dialog.tsx'

const meta = {
  title: 'Media/VideoDialog',
  component: VideoDialog,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'King of Kings',
    sources: [oneSecond],
    captions: [englishCaptions],
  },
  argTypes: { open: { control: false } },
  render: function Page(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Play trailer</Button>
        <VideoDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof VideoDialog>
export default meta
type Story = StoryObj<typeof meta>

const trigger = () => screen.getByRole('button', { name: 'Play trailer', hidden: true })

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

const quiet = () => void spyOn(console, 'error').mockImplementation(() => {})

export const Mp4: Story = {
  name: 'mp4',
  play: async () => {
    await expect(await open()).toHaveAccessibleName('King of Kings')
    await waitFor(() => expect(screen.queryByText('Loading video')).toBeNull())
    await expect(document.querySelector('video')?.volume).toBeCloseTo(0.6)
  },
}

export const Failed: Story = {
  args: { sources: [broken], autoplay: false },
  // video.js says there what the message says.
  beforeEach: quiet,
  play: async () => {
    await open()
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const ClosesByEscape: Story = {
  ...onlyPlayed,
  // video.js cannot read keys that no keyboard has sent.
  beforeEach: quiet,
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

export const ClosesByItsCross: Story = {
  ...onlyPlayed,
  play: async () => {
    await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }))
    await expectClosed()
    await expect(document.querySelector('video')).toBeNull()
  },
}

/** The player has the focus, not the cross: the space bar pauses the video. */
export const WithDescription: Story = {
  args: {
    description: 'A father tells his son of a king without a sword, from the manger to the empty tomb.',
  },
  play: async ({ args }) => {
    await expect(await open()).toHaveAccessibleDescription(args.description)
  },
}

export const ByKeyboard: Story = {
  ...onlyPlayed,
  args: { autoplay: false },
  beforeEach: quiet,
  play: async () => {
    const dialog = await open()
    await waitFor(() => expect(document.activeElement).toHaveClass('video-js'))
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
}

/** One line of it shows. */
export const LongTitle: Story = {
  args: { title: `King of Kings, and what two pastors found out about the ${longWord}`, autoplay: false },
  play: async () => {
    const dialog = await open()
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    await expect(within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect().width).toBe(44)
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { autoplay: false },
  play: async () => {
    const dialog = await open()
    const cross = middleOf(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(cross).toBeLessThan(middleOf(within(dialog).getByRole('heading')))
  },
}
