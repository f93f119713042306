import type { BlogPost } from '@two-pastors/feeds'
import { ArticleHeader } from '../../components/article-header.tsx'
import { BackLink } from '../../components/back-link.tsx'
import { Head } from '../../components/head.tsx'
import { SiteHtml } from '../../components/site-html.tsx'
import { WatchDialog } from '../../components/watch/watch-dialog.tsx'
import blog from '../../content/blog.yaml'
import { interviewOf } from '../../lib/own-video.ts'

const videos = [interviewOf(blog)]

export function Post({ post }: { post: BlogPost }) {
  return (
    <article className="mx-auto max-w-4xl px-(--tp-gutter) pt-8">
      <Head title={post.title} description={post.description} />
      <BackLink to="/blog">Back to Blog</BackLink>
      <ArticleHeader title={post.title} date={post.publishDate} categories={post.categories} />
      {post.featuredImage && (
        <img
          data-slot="hero-image"
          src={post.featuredImage}
          alt=""
          width="1200"
          height="675"
          fetchPriority="high"
          className="mt-8 aspect-video h-auto w-full rounded-tp-lg bg-tp-raised object-cover"
        />
      )}
      <p className="mt-8 max-w-prose border-s-2 border-tp-accent ps-5 text-xl text-pretty text-tp-muted">
        {post.description}
      </p>
      <SiteHtml html={post.content} className="mt-8" />
      <WatchDialog items={videos} />
    </article>
  )
}
