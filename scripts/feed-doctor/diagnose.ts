import { diagnoseBlog } from './diagnose-blog.ts'
import { diagnoseFeed } from './diagnose-feed.ts'
import type { Diagnosis } from './diagnosis.ts'

/** What is wrong with the text of a feed (JSON) or of a blog (RSS, Atom), told apart by how it begins. */
export function diagnose(text: string, source: string, host?: string): Diagnosis {
  return /^\s*</.test(text.replace(/^\uFEFF/, ''))
    ? diagnoseBlog(text, { source })
    : diagnoseFeed(text, { source, host })
}
