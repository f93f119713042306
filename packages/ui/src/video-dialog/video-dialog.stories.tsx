import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { broken, englishCaptions, oneSecond } from '../test/fixtures.ts'
import { VideoDialog } from './video-dialog.tsx'

const meta = {
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

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Play trailer' }))
  const dialog = await screen.findByRole('dialog', { name: 'King of Kings' })
  await waitFor(() => expect(dialog).toBeVisible())
}

export const Mp4: Story = {
  name: 'mp4',
  play: async (context) => {
    await openIt(context)
    await waitFor(() => expect(screen.queryByText('Loading video')).toBeNull())
    await expect(document.querySelector('video')?.volume).toBeCloseTo(0.6)
  },
}

export const Failed: Story = {
  args: { sources: [broken], autoplay: false },
  // video.js says there what the message says.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  play: async (context) => {
    await openIt(context)
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const ClosesByEscape: Story = {
  play: async (context) => {
    await openIt(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Play trailer' })).toHaveFocus()
  },
}
