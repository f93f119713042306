import type { BlogPost } from '@two-pastors/feeds'
import blog from '#content/blog.yaml'

/** The picture that a post would have without one of its own, an address of this site. */
export function fallbackPicture({ categories }: Pick<BlogPost, 'categories'>): string {
  const { categories: pictures, fallback } = blog.images
  const known = categories.find((category) => pictures[category.toLowerCase()])
  return pictures[known?.toLowerCase() ?? ''] ?? fallback
}
