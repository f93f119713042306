import type { BlogPost } from '@two-pastors/feeds'
import { useCallback, useState } from 'react'
import { fallbackPicture } from '#features/blog/fallback-picture.ts'

/** Address of a post's picture; where it does not load, that of the site's picture for its category. */
export function usePostPicture(post: BlogPost) {
  const [failed, setFailed] = useState<string | null>(null)
  const src = failed === post.featuredImage ? fallbackPicture(post) : post.featuredImage
  const onError = () => setFailed(post.featuredImage)
  // The picture of a prerendered page may have failed before React listens.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(post.featuredImage)
    },
    [post.featuredImage],
  )
  return { src, onError, ref }
}
