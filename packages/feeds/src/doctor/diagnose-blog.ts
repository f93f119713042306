import { isAmbiguousDate } from '../blog/dates.ts'
import { parseBlog } from '../blog/parse-blog.ts'
import { brokenCharacters } from '../characters.ts'
import { ALLOWED_TAGS } from '../sanitize/allowed.ts'
import type { BlogPost } from '../types.ts'
import { type DiagnoseOptions, type Diagnosis, type Entry, type Finding, linesOf } from './diagnosis.ts'
import { postMedia } from './post-media.ts'
import { xmlProblem } from './xml-problem.ts'

/** Elements that the sanitizer removes with all that is in them. */
const LEFT_OUT = 'script style form input button select textarea svg math template'.split(' ')

/** What is wrong with a blog's RSS or Atom, and what the parser makes of each post. */
export function diagnoseBlog(xml: string, { source }: Pick<DiagnoseOptions, 'source'>): Diagnosis {
  const lineAt = linesOf(xml)
  const findings: Finding[] = []
  const malformed = xmlProblem(xml)
  if (malformed) findings.push(malformed)
  let posts: BlogPost[]
  try {
    posts = parseBlog(xml, { base: source }).posts
  } catch {
    findings.push({ line: 1, level: 'error', text: 'Not a feed: neither RSS nor Atom' })
    return { source, kind: 'blog', entries: [], findings }
  }
  const starts = itemStarts(xml)
  const before = xml.slice(0, starts[0])
  let place = 0
  const entries = starts.map((start, index): Entry => {
    const line = lineAt(start)
    const item = xml.slice(start, starts[index + 1])
    const [alone] = parseBlog(before + item, { base: source }).posts
    // Ids depend on all posts.
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
  else if (posts.length === 0) {
    findings.push({ line: 1, level: 'error', text: 'None of the posts can be shown: the list is empty' })
  }
  return { source, kind: 'blog', entries, findings }
}

function findingsOf(post: BlogPost, item: string, line: number): Finding[] {
  const warn = (text: string): Finding => ({ line, level: 'warning', text })
  const written = [...post.content.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase())
  const refused = [...new Set(written)].filter((name) => !ALLOWED_TAGS.includes(name))
  const gone = refused.filter((name) => LEFT_OUT.includes(name))
  const broken = brokenCharacters(item.replace(/&#(x?)([\da-f]{1,6});/gi, toCharacter))
  return [
    ...(broken.length > 0
      ? [warn(`The post has invisible characters (${broken.join(', ')}): the site leaves them out`)]
      : []),
    ...(/<title\b/i.test(item) ? [] : [warn('No title: the first words of the text are used instead')]),
    ...(post.publishDate ? [] : [warn(aboutDate(item))]),
    ...(post.featuredImage
      ? []
      : [warn('No picture of its own: a site shows one for its category, or none')]),
    ...(post.categories.length > 0 ? [] : [warn('No categories')]),
    ...(post.originalLink ? [] : [warn('No link: there is no “Original Article”')]),
    ...(post.content ? [] : [warn('No content: the post has only a title')]),
    ...(gone.length > 0 ? [warn(`Left out of the text: ${gone.join(', ')}`)] : []),
    ...postMedia(post.content, post.contentBase ?? '').map(warn),
    ...(/^http:/i.test(post.featuredImage ?? '')
      ? [warn('The picture URL uses http:, which https: pages cannot load')]
      : []),
  ]
}

/** Why a post has no date. */
function aboutDate(item: string): string {
  const written =
    /<(?:pubDate|(?:\w+:)?(?:date|published|created|issued|updated|modified))\b[^>]*>\s*(?:<!\[CDATA\[)?([^<\]]+)/i.exec(
      item,
    )?.[1]
  if (!written?.trim()) return 'No date: the post is shown without one'
  const why = isAmbiguousDate(written)
    ? `could be two days, as month and day have no fixed order: write ${EXAMPLE_DATE}`
    : `is no date that can be read, or its time zone is unknown: write ${EXAMPLE_DATE}`
  return `The date “${written.trim()}” ${why}; the post is shown without a date`
}

const EXAMPLE_DATE = '2025-11-10 or Mon, 10 Nov 2025 08:00:00 -0600'

/** A character reference by number; HTML reads those of Windows-1252 as the characters they were. */
function toCharacter(written: string, hex: string, digits: string): string {
  const point = Number.parseInt(digits, hex ? 16 : 10)
  return point > 0x10ffff || (point >= 0x80 && point < 0xa0) ? written : String.fromCodePoint(point)
}

const whatIsShown = ({ id, publishDate, categories, featuredImage, description }: BlogPost) => ({
  address: `/blog/${id}`,
  date: publishDate?.slice(0, 10) ?? 'none',
  categories: categories.slice(0, 3).join(', ') || 'none',
  picture: featuredImage ?? 'that of its category',
  description: description || 'none',
})

/** Where items start. Tags in CDATA and comments don't count. */
function itemStarts(xml: string): number[] {
  const bare = xml.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs, (text) => text.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/<(?:\w+:)?(?:item|entry)[\s/>]/gi)].map(({ index }) => index)
}
