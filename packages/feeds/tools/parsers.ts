import { parseBlog } from '../src/blog/parse-blog.ts'
import { parseFeed } from '../src/parse-feed.ts'

declare global {
  /** What a page of measure-parsers.ts has. */
  var parsers: {
    parseFeedText: typeof parseFeedText
    parseJson: typeof parseJson
    parseBlog: typeof parseBlog
  }
  var text: string
}

const parseFeedText = (text: string) => parseFeed(JSON.parse(text), { host: 'https://feeds.example.org' })

const parseJson = (text: string): unknown => JSON.parse(text)

export { parseBlog, parseFeedText, parseJson }
