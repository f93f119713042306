import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../test/fixtures.ts'
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

const meta = { component: Prose } satisfies Meta<typeof Prose>
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
  args: { html: article },
  render: ({ html = '' }) => (
    <div dir="rtl">
      <Prose html={html} />
    </div>
  ),
}
