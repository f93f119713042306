import type { BlogPost } from '@two-pastors/feeds'
import { ArticleCardSkeleton } from '@two-pastors/ui'
import type { Params } from 'react-router-dom'
import page from '#content/pages/blog.yaml'
import { blogPostQuery } from '#features/blog/blog-queries.ts'
import { fallbackPicture } from '#features/blog/fallback-picture.ts'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { BackLink } from '#lib/back-link.tsx'
import type { PageModule } from '#page-module.ts'
import { Post } from './post.tsx'

export const query = ({ id = '' }: Params) => blogPostQuery(id)

export const meta: PageModule<BlogPost>['meta'] = (post) => {
  if (post === undefined)
    return { title: 'Blog', description: 'A post of our blog.', noIndex: true, picture: page.banner }
  if (post === null) return notFoundMeta
  return {
    title: post.title,
    description: post.description,
    picture: post.featuredImage,
    fallbackPicture: fallbackPicture(post),
    eyebrow: 'Blog',
    modified: post.publishDate,
    about: { post },
  }
}

export const Page: PageModule<BlogPost>['Page'] = ({ data: post }) => {
  if (post === undefined) return <PostSkeleton />
  return post ? <Post key={post.id} post={post} /> : <NotFound />
}

/** Shown while the blog loads. */
function PostSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto min-h-dvh max-w-5xl px-(--tp-gutter) pt-8">
      <BackLink to="/blog">Back to Blog</BackLink>
      <p role="status" className="sr-only">
        Loading post
      </p>
      <ArticleCardSkeleton className="mt-8" />
    </div>
  )
}
