import type { BlogPost } from '@two-pastors/feeds'
import blog from '#content/blog.yaml'
import type { Author } from '#features/pastors/byline.tsx'
import { pastors } from '#features/pastors/pastors.ts'

/**
 * A post's authors: the pastors that staff have named, or else the ones in its feed. A pastor's name in the feed
 * counts as that pastor.
 */
export function authorsOf({ title, authors }: Pick<BlogPost, 'title' | 'authors'>): Author[] {
  const lower = title.toLowerCase()
  const named = blog.authors?.find(({ keyword }) => lower.includes(keyword.toLowerCase()))?.pastors
  return named
    ? pastors.filter(({ id }) => named.includes(id))
    : authors.map((name) => pastors.find((pastor) => pastor.name === name) ?? { name })
}
