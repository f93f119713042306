import type { BlogPost } from '@two-pastors/feeds'
import blog from '#content/blog.yaml'

/** The picture, on this site, for a post without one of its own. */
export function fallbackPicture({ categories }: Pick<BlogPost, 'categories'>): string {
  const { categories: pictures, fallback } = blog.images
  const known = categories.find((category) => pictures[category.toLowerCase()])
  return pictures[known?.toLowerCase() ?? ''] ?? fallback
}
