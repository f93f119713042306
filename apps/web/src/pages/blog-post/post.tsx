import type { BlogPost } from '@two-pastors/feeds'
import { useCallback, useState } from 'react'
import { siteAddress } from '#config/env.ts'
import blog from '#content/blog.yaml'
import { ArticleHeader } from '#features/articles/article-header.tsx'
import { authorsOf } from '#features/blog/authors-of.ts'
import { fallbackPicture } from '#features/blog/fallback-picture.ts'
import { Byline } from '#features/pastors/byline.tsx'
import { interviewOf } from '#features/watch/own-video.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { BackLink } from '#lib/back-link.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import { AfterPost } from './after-post.tsx'

const videos = [interviewOf(blog)].filter((video) => video !== null)

export function Post({ post }: { post: BlogPost }) {
  const { src, onError, ref } = usePostPicture(post)
  const authors = authorsOf(post)
  return (
    <>
      <article>
        <ArticleHeader
          title={post.title}
          date={post.publishDate}
          categories={post.categories}
          shared={{ title: post.title, text: `Read “${post.title}”.`, url: siteAddress(`/blog/${post.id}`) }}
          back={<BackLink to="/blog">Back to Blog</BackLink>}
          {...(src && {
            picture: (
              <img
                ref={ref}
                data-slot="hero-image"
                src={src}
                onError={onError}
                alt=""
                width="1200"
                height="675"
                fetchPriority="high"
                decoding="async"
              />
            ),
            backdrop: <img src={src} alt="" decoding="async" className="scale-125 blur-3xl saturate-150" />,
          })}
        >
          {authors.length > 0 && (
            <p>
              By <Byline authors={authors} />
            </p>
          )}
        </ArticleHeader>
        <div className="mx-auto max-w-3xl px-(--tp-gutter)">
          {post.lead && (
            <p className="mt-10 font-tp-display text-xl leading-relaxed text-pretty text-tp-muted italic sm:text-2xl">
              {post.lead}
            </p>
          )}
          <SiteHtml html={post.content} className="mt-8" />
        </div>
      </article>
      <AfterPost post={post} />
      <WatchDialog items={videos} />
    </>
  )
}

/** URL of a post's picture; if it fails to load, the site's picture for the post's category. */
function usePostPicture(post: BlogPost) {
  const [failed, setFailed] = useState<string | null>(null)
  const src = failed === post.featuredImage ? fallbackPicture(post) : post.featuredImage
  const onError = () => setFailed(post.featuredImage)
  // A prerendered page's picture may have failed before React listens.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(post.featuredImage)
    },
    [post.featuredImage],
  )
  return { src, onError, ref }
}
