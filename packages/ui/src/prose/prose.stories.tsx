import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { oneSecond, pictures } from '../test/fixtures.ts'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Prose } from './prose.tsx'

const article = `
<p>Three weeks at sea, <strong>one hospital</strong>, four hundred patients. We watched the first episode with two grandmothers, six children and <a href="#popcorn">a bowl of popcorn that did not last</a>, and we have been talking about it ever since.</p>
<h2>What happens</h2>
<p>Nobody aboard has met before. By the second evening everybody has a story, and <em>one of them is not true</em>. Press <kbd>Space</kbd> to pause, or run <code>film.play()</code>.</p>
<figure><img src="${pictures.wide}" alt="A ship before the hills at dusk" width="640" height="360"><figcaption>The ship at dusk, on the first evening.</figcaption></figure>
<h3>Faith on the water</h3>
<blockquote><p>They that go down to the sea in ships, that do business in great waters; these see the works of the Lord, and his wonders in the deep.</p></blockquote>
<ul><li>A captain who prays before he shouts<ul><li>and after</li></ul></li><li>Nurses who sing</li><li>A storm that is nobody's fault</li></ul>
<ol><li>Watch it together.</li><li>Ask who was afraid.</li><li>Tell what you would have done.</li></ol>
<h4>For whom it is</h4>
<table><thead><tr><th>Age</th><th>Language</th><th>Violence</th><th>What to talk about</th></tr></thead><tbody><tr><td>Under 6</td><td>Nothing</td><td>A storm</td><td>Being afraid in the dark</td></tr><tr><td>7 to 12</td><td>Nothing</td><td>A storm, an operation that one hears</td><td>Helping someone one does not like</td></tr></tbody></table>
<pre><code>popcorn: one large bowl
salt:    to taste</code></pre>
<dl><dt>Running time</dt><dd>48 minutes</dd></dl>
<hr>
<p>See it, and <a href="#write">write to us</a>.</p>
`

const meta = {
  title: 'Text/Prose',
  component: Prose,
  argTypes: { html: { control: 'text' }, children: { control: false } },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = { args: { html: article } }

/** What a feed says about width and height does not matter: a player is as wide as the text, 16:9. */
export const WithAPlayer: Story = {
  args: {
    html: '<p>The interview:</p><iframe title="The interview" width="200" height="200" srcdoc="<body style=&quot;background:#15131f;color:#f3ece0&quot;>A player</body>"></iframe><p>And what came of it.</p>',
  },
}

export const Elements: Story = {
  args: {
    children: (
      <>
        <h2>Our promise</h2>
        <p>We never sell your address, and we write once a month.</p>
      </>
    ),
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { html: article },
  play: async ({ canvas }) => {
    const quote = canvas.getByRole('blockquote')
    await expect(getComputedStyle(quote).borderRightWidth).toBe('3px')
    const [list] = canvas.getAllByRole('list')
    await expect(list && getComputedStyle(list).paddingLeft).toBe('0px')
  },
}

/** What few texts have. */
export const RareElements: Story = {
  args: {
    html: `
<h1>A title of its own</h1>
<h2>The second level</h2><h3>The third</h3><h4>The fourth</h4><h5>The fifth</h5><h6>The sixth</h6>
<p>H<sub>2</sub>O, the 2<sup>nd</sup> day, <small>in small letters</small>, <s>no longer</s>, <mark>marked</mark>, <abbr title="Two Pastors">TP</abbr>, <q>said so</q>, <cite>The Book of Ruth</cite>, <time datetime="2026-04-03">April 3</time>.<br>And a new line.</p>
<ol start="4"><li>Four<ol><li>Four, one<ul><li>and a bit</li></ul></li></ol></li><li>Five</li></ol>
<blockquote><p>One in</p><blockquote><p>the other.</p></blockquote></blockquote>
<details><summary>What became of the ship</summary><p>It sails on.</p></details>
<video controls muted src="${oneSecond.url}" width="320" height="180"></video>
<table><caption>Who is aboard</caption><tbody><tr><th scope="row">Crew</th><td>Four hundred</td></tr></tbody></table>
<p><img src="${pictures.wide}" alt="A ship before the hills at dusk" width="320" height="180"></p>`,
  },
}

/** In 320 px: a long word breaks, a table and code scroll in themselves, by the keyboard too. */
export const InANarrowBox: Story = {
  args: {
    html: `<h2>${longWord}</h2><p>${longWord}</p><table><thead><tr><th>Age</th><th>Language</th><th>Violence</th><th>Talk</th></tr></thead><tbody><tr><td>6</td><td>Nothing</td><td>A storm</td><td>Fear</td></tr></tbody></table><pre><code>${longWord}</code></pre>`,
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    const table = canvas.getByRole('table')
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(table).toHaveFocus()
  },
}
