import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findingsWith,
  makeSmallSite,
  REVIEW,
  removeSmallSite,
  review,
  small,
  write,
} from './testing/small-site.ts'

beforeAll(makeSmallSite)
afterAll(removeSmallSite)

test.each([
  ['[Here](/downloads/no.pdf)', 'there is no file content/public/downloads/no.pdf: choose it again'],
  ['[Here](/movie)', '/movie is no page of the site'],
  ['[Here](/reviews/none)', '/reviews/none is no page of the site'],
  ['[Here](movies)', '“movies” leads nowhere: write a page of the site'],
  ['[Here](#plot)', '“#plot” leads nowhere'],
  ['[Here](//movies)', '“//movies” leads nowhere'],
  ['![Us](/no.png)', 'there is no file content/public/no.png'],
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

const page = { title: 'Story', description: 'Ours.', blocks: [] }
const moved = (movedTo: string) => ({ ...page, movedTo })

test.each([
  [moved('/story'), '/story is this page itself'],
  [moved('/other'), '/other leads on to another page'],
  [moved('/old'), '/old leads on to another page'],
  [moved('/movies'), undefined],
])('a page that was taken down: %j: %s', async (story, expected) => {
  write('content/staff-pages/other.yaml', moved('/story'))
  write('content/staff-pages/third.yaml', { ...page, formerAddresses: ['/old'] })
  const found = await findingsWith('content/staff-pages/story.yaml', story, page)
  rmSync(`${small}/content/staff-pages`, { recursive: true })
  const ofStory = found.filter((line) => line.startsWith('error content/staff-pages/story.yaml'))
  expect(ofStory).toEqual(
    expected ? [expect.stringContaining(`staff-pages/story.yaml: movedTo: ${expected}`)] : [],
  )
})
