import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FeedDoctor } from './feed-doctor.tsx'

const feed = `{
  "series": { "seasons": [ { "episodes": [
    {
      "id": "grace",
      "title": "Grace in the Cold",
      "tags": ["Drama"],
      "shortDescription": "A ship in the ice, and who stays aboard.",
      "content": {
        "duration": 92,
        "videos": [{ "url": "https://cdn.example.org/grace.mp4", "videoType": "MP4" }],
        "captions": [{ "url": "https://cdn.example.org/grace.vtt", "language": "en", "captionType": "SUBTITLE" }]
      }
    },
    { "title": "It has no id", "content": { "videos": [] } },
    { "id": "ember", "Title": "Written with a capital", "title": "Ember", "content": { "duration": "long", "videos": [] } }
  ] } ] }
}`

const blog = `<rss version="2.0"><channel><title>Blog</title>
  <item><title>Courage to be gentle</title><link>https://blog.example.org/courage</link>
    <pubDate>Mon, 10 Nov 2025 09:00:00 GMT</pubDate><category>Faith</category>
    <description>What a king can do without a crown.</description></item>
  <item><category>Neither title nor text</category></item>
</channel></rss>`

const meta = {
  title: 'Feed doctor',
  component: FeedDoctor,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs', 'no-visual'],
} satisfies Meta<typeof FeedDoctor>
export default meta

type Story = StoryObj<typeof meta>

/** To begin with. */
export const Empty: Story = {
  name: 'Your feed',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Or its text'), 'nonsense')
    await expect(canvas.getByText(/Not a feed: it has none of/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Or its text'))
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const Feed: Story = {
  args: { text: feed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Feed of 3: 2 shown, 1 dropped, 0 not shown now',
    )
    await expect(canvas.getByRole('heading', { name: 'Grace in the Cold' })).toBeVisible()
    await expect(canvas.getByText(/^Drama/)).toBeVisible()
    await expect(canvas.getByText('it has no id')).toBeVisible()
    await expect(canvas.getByText(/"Title" is ignored: the correct name is "title"/)).toBeVisible()
    await expect(canvas.getByText(/Nothing to play: the card has no play button/)).toBeVisible()
  },
}

export const Blog: Story = {
  args: { text: blog },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Blog of 2: 1 shown, 1 dropped')
    await expect(canvas.getByRole('heading', { name: 'Courage to be gentle' })).toBeVisible()
    await expect(canvas.getByText(/neither a title nor content/)).toBeVisible()
  },
}
