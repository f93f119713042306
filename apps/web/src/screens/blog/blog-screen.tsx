import { useQuery } from '@tanstack/react-query'
import { blogRequestUrl } from '@two-pastors/feeds'
import { preload } from 'react-dom'
import { CardGridSkeleton } from '../../components/card-grid.tsx'
import { Head } from '../../components/head.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { env } from '../../config/env.ts'
import page from '../../content/pages/blog.yaml'
import { blogQuery } from '../../lib/blog.ts'
import { PostList } from './post-list.tsx'

export function Screen() {
  // In the prerendered HTML this becomes <link rel="preload">: the blog starts beside the code, not after it.
  preload(blogRequestUrl(env.rssProxyUrl, env.blogFeedUrl), { as: 'fetch', crossOrigin: 'anonymous' })
  const { data, isPending, isError } = useQuery(blogQuery)
  return (
    <>
      <Head title={page.title} description={page.description} />
      <PageHeader title={page.title} intro={page.intro} banner={page.banner} />
      <div
        aria-busy={isPending || undefined}
        className="mx-auto min-h-[70vh] max-w-(--page-width) px-(--tp-gutter) pt-10"
      >
        {isPending && <CardGridSkeleton />}
        {isError && <LoadFailure>Failed to load blog posts</LoadFailure>}
        {data && <PostList posts={data.posts} />}
      </div>
    </>
  )
}
