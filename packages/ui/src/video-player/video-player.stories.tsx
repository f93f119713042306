import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { broken, englishCaptions, oneSecond, pictures } from '../test/fixtures.ts'
import { middleOf, onlyPlayed, rightToLeft } from '../test/stories.ts'
import { VideoPlayer } from './video-player.tsx'

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    sources: [oneSecond],
    captions: [englishCaptions],
    poster: pictures.wide,
    autoplay: false,
    onEnded: fn(),
  },
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

const ready = () => waitFor(() => expect(screen.queryByText('Loading video')).toBeNull())
const video = () => document.querySelector('video')

/** Without sound: a browser lets nothing sound before a visitor has touched the page. */
async function play() {
  await ready()
  const element = video()
  if (element) element.muted = true
  await userEvent.click(screen.getByRole('button', { name: 'Play Video' }))
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play Video' })).toBeVisible()
    await ready()
  },
}

/** A source that nobody feeds: it never has a picture. */
export const Loading: Story = {
  args: { sources: [], poster: undefined },
  render: (args, { loaded: { url } }) => (
    <VideoPlayer {...args} sources={[{ url: String(url), type: 'video/mp4' }]} />
  ),
  loaders: [() => ({ url: URL.createObjectURL(new MediaSource()) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading video')
  },
}

export const Failed: Story = {
  args: { sources: [broken] },
  // video.js says there what the message says.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This video could not be played.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Chosen from a menu, by the name of their language. */
export const Captions: Story = {
  args: { captions: [englishCaptions, { ...englishCaptions, language: 'es' }] },
  play: async ({ canvas }) => {
    await play()
    await userEvent.click(await canvas.findByRole('button', { name: 'Captions' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: /English/ }))
    await waitFor(() =>
      expect(document.querySelector('.vjs-text-track-display')).toHaveTextContent('a quiet chord'),
    )
    video()?.pause()
  },
}

export const Ended: Story = {
  ...onlyPlayed,
  play: async ({ args, canvas }) => {
    await play()
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button', { name: 'Replay' })).toBeVisible()
  },
}

/** Time runs from left to right whichever way the text does. */
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    await play()
    const first = await canvas.findByRole('button', { name: /^(Pause|Replay|Play)$/ })
    await expect(middleOf(first)).toBeLessThan(middleOf(canvas.getByRole('button', { name: 'Fullscreen' })))
    video()?.pause()
  },
}
