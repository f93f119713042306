import type { BlogPost } from '@two-pastors/feeds'
import { ArticleHeader } from '../../components/article-header.tsx'
import { BackLink } from '../../components/back-link.tsx'
import { Head } from '../../components/head.tsx'
import { SiteHtml } from '../../components/site-html.tsx'
import { WatchDialog } from '../../components/watch/watch-dialog.tsx'
import blog from '../../content/blog.yaml'
import { interviewOf } from '../../lib/own-video.ts'
import { usePostPicture } from './use-post-picture.ts'

const videos = [interviewOf(blog)]

export function Post({ post }: { post: BlogPost }) {
  const { src, onError, ref } = usePostPicture(post)
  return (
    <article>
      <Head title={post.title} description={post.description} picture={post.featuredImage} eyebrow="Blog" />
      <ArticleHeader
        title={post.title}
        date={post.publishDate}
        categories={post.categories}
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
            />
          ),
          ambience: <img src={src} alt="" />,
        })}
      />
      <div className="mx-auto max-w-3xl px-(--tp-gutter)">
        {post.lead && (
          <p className="mt-10 font-tp-display text-xl leading-relaxed text-pretty text-tp-muted italic sm:text-2xl">
            {post.lead}
          </p>
        )}
        <SiteHtml html={post.content} className="mt-8" />
      </div>
      <WatchDialog items={videos} />
    </article>
  )
}
