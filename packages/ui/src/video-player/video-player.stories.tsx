import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { broken, englishCaptions, oneSecond, pictures } from '../test/fixtures.ts'
import { VideoPlayer } from './video-player.tsx'

const meta = {
  component: VideoPlayer,
  args: { sources: [oneSecond], captions: [englishCaptions], poster: pictures.wide, autoplay: false },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: '40rem', aspectRatio: '16 / 9' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play Video' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Loading video')).toBeNull())
  },
}

export const Failed: Story = {
  args: { sources: [broken] },
  // video.js says there what the message says.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
