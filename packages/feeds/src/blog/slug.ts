/** The maximum length of a post's id. */
const MAX_LENGTH = 100

/**
 * Makes a URL slug from a title: lowercase, words joined by hyphens, at most 100 characters. Only `a`–`z`, digits, `_` and
 * `-` remain, so a title in another script gives an empty one.
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

/** The fields that a post's address is made from. */
export type Addressed = { title: string; originalLink: string | null; publishDate: string | null }

/** A post's slug: from its title, else from the last part of its URL, else `post`. */
export const slugOf = (title: string, link: string | null) => ownSlug(title, link) || NAMELESS

const NAMELESS = 'post'
const ownSlug = (title: string, link: string | null) => slugify(title) || slugify(lastSegment(link ?? ''))

/** `a-title` of `https://example.org/2025/a-title.html?from=rss`. */
function lastSegment(link: string): string {
  const path = link.replace(/[?#].*$/, '').replace(/^[a-z]+:\/\/[^/]*/i, '')
  const segment = path.split('/').findLast((part) => part !== '') ?? ''
  return segment.replace(/\.\w{1,5}$/, '')
}

/**
 * Gives every post a unique id, which must stay the same as posts come and go. Posts with the same title, such as a weekly
 * column, get their date (`weekly-letter-2025-11-10`) or the blog's own number for them. The last resort is a number in feed
 * order.
 *
 * @returns Ids in the order of the posts.
 */
export function uniqueIds(posts: Addressed[]): string[] {
  const names = posts.map((post) => [...namesOf(post)])
  const ids: string[] = []
  const taken = new Set<string>()
  let open = names.map((_, index) => index)
  for (let rank = 0; rank < NAMES && open.length > 0; rank++) {
    const wishes = new Map<string, number>()
    const nameOf = (index: number) => names[index]?.[rank] ?? ''
    for (const index of open) wishes.set(nameOf(index), (wishes.get(nameOf(index)) ?? 0) + 1)
    open = open.filter((index) => {
      const name = nameOf(index)
      // A name that fits several posts goes to none of them.
      if (name === '' || wishes.get(name) !== 1 || taken.has(name)) return true
      taken.add(name)
      ids[index] = name
      return false
    })
  }
  // Where the last search for a free number ended: thousands of posts may want the same name.
  const numbers = new Map<string, number>()
  for (const index of open.reverse()) {
    const base = names[index]?.at(-1) ?? NAMELESS
    let number = numbers.get(base) ?? 1
    let id = number === 1 ? base : withSuffix(base, String(number))
    while (taken.has(id)) id = withSuffix(base, String(++number))
    numbers.set(base, number)
    taken.add(id)
    ids[index] = id
  }
  return ids
}

/** The maximum number of names of a post. */
const NAMES = 3

/** A post's possible names, whatever the other posts are: the plain one first, then those that are surely unique. */
function* namesOf({ title, originalLink, publishDate }: Addressed): Generator<string> {
  const slug = ownSlug(title, originalLink)
  const link = slugify(lastSegment(originalLink ?? ''))
  // WordPress keeps the numbers of posts with the same title.
  const isNumbered = slug !== '' && link.startsWith(`${slug}-`) && /^-\d{1,3}$/.test(link.slice(slug.length))
  // A title in another script has no slug, and `post` would fit many.
  yield isNumbered ? link : slug
  const day = publishDate?.slice(0, 10)
  yield day ? withSuffix(slug || NAMELESS, day) : ''
  yield withSuffix(slug || NAMELESS, hash(`${title}\n${originalLink ?? ''}\n${publishDate ?? ''}`))
}

/**
 * The post at an address: found by its id, or by another name that it has had or will have when posts with the same
 * title come and go. The oldest if there are several.
 */
export function findPost<Post extends Addressed & { id: string }>(
  posts: Post[],
  id: string,
): Post | undefined {
  const tidy = id.toLowerCase().replace(/[^a-z\d_]+$/, '')
  const exact = posts.find((post) => post.id === id) ?? posts.find((post) => post.id === tidy)
  if (exact) return exact
  const oldestFirst = posts.toSorted((a, b) => (a.publishDate ?? '').localeCompare(b.publishDate ?? ''))
  const withSlug = (slug?: string) =>
    oldestFirst.filter((post) => slugOf(post.title, post.originalLink) === slug)
  // Until 2026, posts with the same title were numbered.
  const [, slug, number = 1] = /^(.+)-(\d{1,2})$/.exec(tidy) ?? []
  return (
    oldestFirst.find((post) => [...namesOf(post)].includes(tidy)) ??
    withSlug(tidy)[0] ??
    withSlug(slug)[Number(number) - 1]
  )
}

const withSuffix = (slug: string, suffix: string) => `${cut(slug, MAX_LENGTH - suffix.length - 1)}-${suffix}`

function hash(text: string): string {
  let sum = 5381
  for (let index = 0; index < text.length; index++) sum = (sum * 33 + text.charCodeAt(index)) % 2 ** 32
  return sum.toString(36)
}
