/** Longest id of a post, in characters. */
const MAX_LENGTH = 100

/**
 * Makes the part of an address that stands for a title: lower case, words joined by hyphens, at most 100
 * characters. Only `a`–`z`, digits, `_` and `-` remain, so a title in another script gives an empty one.
 *
 * @example
 * ```ts
 * slugify('David Is Almost Here: A Letter') // 'david-is-almost-here-a-letter'
 * ```
 */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-/, '')
  return cut(slug, MAX_LENGTH)
}

const cut = (slug: string, length: number) => slug.slice(0, length).replace(/-+$/, '')

/** Slug of a post: of its title, else of the last part of its address, else `post`. */
export function slugOf(title: string, link: string | null): string {
  return slugify(title) || slugify(lastSegment(link ?? '')) || 'post'
}

/** `a-title` of `https://example.org/2025/a-title.html?from=rss`. */
function lastSegment(link: string): string {
  const path = link.replace(/[?#].*$/, '').replace(/^[a-z]+:\/\/[^/]*/i, '')
  const segment = path.split('/').findLast((part) => part !== '') ?? ''
  return segment.replace(/\.\w{1,5}$/, '')
}

/** What decides which of two posts keeps the plain slug. */
type Sluggable = { slug: string; publishDate: string | null }

/**
 * Gives every post an id of its own. Of several with one slug, the oldest keeps it and later ones get `-2`,
 * `-3` …, so that an address outlives new posts. Without dates, the lower one in the feed is older.
 *
 * @returns Ids in the order of the posts.
 */
export function uniqueIds(posts: Sluggable[]): string[] {
  const ids: string[] = []
  const taken = new Set<string>()
  const next = new Map<string, number>()
  for (const { slug, index } of oldestFirst(posts)) {
    let id = slug
    let number = next.get(slug) ?? 1
    while (taken.has(id)) {
      const suffix = `-${++number}`
      id = cut(slug, MAX_LENGTH - suffix.length) + suffix
    }
    next.set(slug, number)
    taken.add(id)
    ids[index] = id
  }
  return ids
}

function oldestFirst(posts: Sluggable[]) {
  return posts
    .map(({ slug, publishDate }, index) => ({ slug, index, time: publishDate ? Date.parse(publishDate) : 0 }))
    .sort((a, b) => a.time - b.time || b.index - a.index)
}
