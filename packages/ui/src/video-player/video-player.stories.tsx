import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { broken, englishCaptions, oneSecond, pictures } from '../test/fixtures.ts'
import { middleOf, narrow, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import { portraitVideo, twentySeconds, twoQualities } from '../test/video/fixtures.ts'
import { keepPosition } from './player/positions.ts'
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
  // What the player stored in one story must not affect the next.
  beforeEach: () => localStorage.clear(),
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

/** Resolves when the controls are there; the first picture can come before them. */
async function ready(): Promise<void> {
  await screen.findByRole('button', { name: 'Fullscreen' })
}

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

/** A source that never gets data: there is no first frame, and the poster stays, uncropped and undistorted. */
export const Loading: Story = {
  args: { sources: [], poster: pictures.portrait },
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

/** The connection cannot keep up: the last frame stays, under a spinner. */
export const Stalled: Story = {
  ...onlyPlayed,
  args: { sources: [twentySeconds] },
  play: async ({ canvas }) => {
    await play()
    await canvas.findByRole('button', { name: 'Pause' })
    video()?.pause()
    await canvas.findByRole('button', { name: 'Play' })
    video()?.dispatchEvent(new Event('waiting'))
    await expect(await canvas.findByText('Waiting for the connection')).toBeInTheDocument()
  },
}

/** The button says what it would do. */
export const Muted: Story = {
  ...onlyPlayed,
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(await canvas.findByRole('button', { name: 'Mute' }))
    await expect(await canvas.findByRole('button', { name: 'Unmute' })).toBeVisible()
    await expect(video()).toHaveProperty('muted', true)
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

/** All items fit; the selected one has a check mark. */
export const CaptionsMenu: Story = {
  ...onlyPlayed,
  args: { captions: [englishCaptions, { ...englishCaptions, language: 'es' }] },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button', { name: 'Captions' }))
    await expect(canvas.getByRole('menuitemradio', { name: 'Captions off' })).toBeChecked()
    settle()
  },
}

/** Speed, quality where there are several, and the list of keys. */
export const Settings: Story = {
  ...onlyPlayed,
  args: { sources: twoQualities },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    const quality = await canvas.findByRole('menuitem', { name: /Quality.*720p/ })
    settle()
    await expect(quality).toBeVisible()
  },
}

export const QualityMenu: Story = {
  ...onlyPlayed,
  args: { sources: twoQualities },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /Quality/ }))
    await expect(canvas.getByRole('menuitemradio', { name: '720p' })).toBeChecked()
    settle()
  },
}

/** Opened by `?`, or from the settings. */
export const KeyboardShortcuts: Story = {
  ...onlyPlayed,
  play: async ({ canvas }) => {
    await ready()
    canvas.getByRole('button', { name: 'Settings' }).focus()
    await userEvent.keyboard('?')
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}

/** A video with a `resumeKey` goes on where the visitor left it. */
export const Resumed: Story = {
  args: { sources: [twentySeconds], resumeKey: 'story' },
  beforeEach: () => keepPosition('story', 7, 20),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Resumed at 0:07')
    settle()
    await expect(notice).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible()
  },
}

/** 9:16, whole, in whatever room there is. */
export const Portrait: Story = {
  args: { sources: [portraitVideo], poster: pictures.tall, captions: [] },
  play: ready,
}

/** 320 px: every button is there, and what has none is in the settings. */
export const Narrow: Story = {
  decorators: [narrow],
  args: { sources: twoQualities },
  play: async ({ canvas }) => {
    await ready()
    await expect(canvas.getByRole('button', { name: 'Fullscreen' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Picture-in-picture' })).toBeNull()
  },
}

export const Ended: Story = {
  ...onlyPlayed,
  args: {
    upNext: (
      <a href="#next" style={{ color: 'inherit' }}>
        Up next: King of Kings
      </a>
    ),
  },
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

/** A poster, captions, and no sound before somebody presses Play. */
export const Do: Story = {
  tags: ['!autodocs'],
}
/** No captions: people who can’t hear get nothing, nor do those beside a sleeping child. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { captions: [], poster: undefined },
}
