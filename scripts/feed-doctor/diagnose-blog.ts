import { XMLValidator } from 'fast-xml-parser'
import { parseBlog } from '../../packages/feeds/src/blog/index.ts'
import type { BlogPost } from '../../packages/feeds/src/index.ts'
import { ALLOWED_TAGS } from '../../packages/feeds/src/sanitize/allowed.ts'
import { type Diagnosis, type Entry, type Finding, linesOf } from './diagnosis.ts'

/** What the sanitiser of posts takes out with all that is in it. */
const LEFT_OUT =
  'script style object embed form input button select textarea svg math template noscript video audio'.split(
    ' ',
  )

/** What is wrong with a blog's RSS or Atom, and what the site makes of each post. */
export function diagnoseBlog(xml: string, { source }: { source: string }): Diagnosis {
  const lineAt = linesOf(xml)
  const findings: Finding[] = []
  const valid = XMLValidator.validate(xml.replace(/^\uFEFF/, '').trimStart())
  if (valid !== true) {
    const { line, msg } = valid.err
    findings.push({
      line,
      level: 'warning',
      text: `Not well-formed: ${msg} The site reads on; other readers stop here.`,
    })
  }
  let posts: BlogPost[]
  try {
    posts = parseBlog(xml, { base: source }).posts
  } catch {
    findings.push({ line: 1, level: 'error', text: 'No feed: neither RSS nor Atom' })
    return { source, kind: 'blog', entries: [], findings }
  }
  const starts = itemStarts(xml)
  const before = xml.slice(0, starts[0])
  let place = 0
  const entries = starts.map((start, index): Entry => {
    const line = lineAt(start)
    const item = xml.slice(start, starts[index + 1])
    const [alone] = parseBlog(before + item, { base: source }).posts
    // Ids are given with regard to all posts.
    const post = alone && posts[place++]
    if (!post) {
      const reason = 'It has neither a title nor content, or the document ends within it'
      return { line, title: '', fate: 'dropped', reason, findings: [] }
    }
    return {
      line,
      title: post.title,
      fate: 'shown',
      shown: whatIsShown(post),
      findings: findingsOf(post, item, line),
    }
  })
  if (entries.length === 0) findings.push({ line: 1, level: 'error', text: 'The blog is empty' })
  return { source, kind: 'blog', entries, findings }
}

function findingsOf(post: BlogPost, item: string, line: number): Finding[] {
  const warn = (text: string): Finding => ({ line, level: 'warning', text })
  const written = [...post.content.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase())
  const refused = [...new Set(written)].filter((name) => !ALLOWED_TAGS.includes(name))
  const gone = refused.filter((name) => LEFT_OUT.includes(name))
  return [
    ...(/<title\b/i.test(item) ? [] : [warn('No title: the first words of the text stand for it')]),
    ...(post.publishDate ? [] : [warn('No date that can be read: the post shows none')]),
    ...(post.featuredImage ? [] : [warn('No picture of its own: the site shows one for its category')]),
    ...(post.categories.length > 0 ? [] : [warn('No categories')]),
    ...(post.originalLink ? [] : [warn('No link: there is no “Original Article”')]),
    ...(post.content ? [] : [warn('No content: the post has a title alone')]),
    ...(gone.length > 0 ? [warn(`Left out of the text: ${gone.join(', ')}`)] : []),
    ...(/^http:/i.test(post.featuredImage ?? '')
      ? [warn('Its picture begins with http:, which pages with https: do not load')]
      : []),
  ]
}

const whatIsShown = ({ id, publishDate, categories, featuredImage, description }: BlogPost) => ({
  address: `/blog/${id}`,
  date: publishDate?.slice(0, 10) ?? 'none',
  categories: categories.slice(0, 3).join(', ') || 'none',
  picture: featuredImage ?? 'that of its category',
  description: description || 'none',
})

/** Where items begin; what stands in CDATA and comments only looks like one. */
function itemStarts(xml: string): number[] {
  const bare = xml.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs, (text) => text.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/<(?:\w+:)?(?:item|entry)[\s/>]/gi)].map(({ index }) => index)
}
