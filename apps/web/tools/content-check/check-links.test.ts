import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsWith, makeSmallSite, REVIEW, removeSmallSite, review } from './small-site.ts'

beforeAll(makeSmallSite)
afterAll(removeSmallSite)

test.each([
  ['[Here](/downloads/no.pdf)', '/downloads/no.pdf is not in apps/web/content/public: put it there'],
  ['[Here](/movie)', '/movie is no page of the site'],
  ['[Here](/reviews/none)', '/reviews/none is no page of the site'],
  ['[Here](movies)', '“movies” leads nowhere: write a page of the site'],
  ['[Here](#plot)', '“#plot” leads nowhere'],
  ['[Here](//movies)', '“//movies” leads nowhere'],
  ['![Us](/no.png)', '/no.png is not in apps/web/content/public'],
  ['![](/downloads/guide.pdf)', '/downloads/guide.pdf has no alt text'],
  ['[](/movies)', 'the link to /movies has no words'],
])('Markdown: %s: %s', async (plot, expected) => {
  const content = { ...review.content, plot }
  expect(await findingsWith(REVIEW, { ...review, content }, review)).toEqual([
    expect.stringContaining(`error ${REVIEW}: content.plot: ${expected}`),
  ])
})

test('links that lead somewhere are fine', async () => {
  const plot = `[a](/movies/) [b](/reviews/hope-review?x#y) [c](/blog/a-post) [d](/downloads/guide.pdf) <a@b.example>
[e](mailto:{email}) [f](https://no.example/) [![g](/downloads/guide.pdf)](/hope) [h](/reviews/feed.xml)`
  expect(await findingsWith(REVIEW, { ...review, content: { ...review.content, plot } }, review)).toEqual([])
})
