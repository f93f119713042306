import type { BlogPost } from '@two-pastors/feeds'
import { ArticleCard, Button } from '@two-pastors/ui'
import { memo } from 'react'
import { longDate } from '#lib/dates.ts'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'

type PostCardProps = {
  post: BlogPost
  /** Also links to the original post. */
  original?: boolean
  heading?: 'h2' | 'h3'
}

/** A blog post in a list. Memoized, because the list grows. */
export const PostCard = memo(({ post, original = false, heading = 'h3' }: PostCardProps) => (
  <ArticleCard
    title={keepNames(post.title)}
    heading={heading}
    image={post.featuredImage}
    {...(post.publishDate && { date: { iso: post.publishDate, text: longDate(post.publishDate) } })}
    categories={post.categories}
    description={post.description}
    actions={
      <>
        <Button asChild variant="outline" size="sm">
          <PageLink to={`/blog/${post.id}`} aria-label={`Read Full Post: ${post.title}`}>
            Read Full Post
          </PageLink>
        </Button>
        {original && post.originalLink && (
          <Button asChild variant="link" size="sm">
            <NewTabLink href={post.originalLink} aria-label={`Original Article: ${post.title}`}>
              Original Article
            </NewTabLink>
          </Button>
        )}
      </>
    }
  />
))

/** Keeps short quoted names, such as “The Prince of Egypt”, on one line. */
export const keepNames = (title: string) =>
  title.replace(/[“"][^“”"]{1,24}[”"]/g, (name) => name.replaceAll(' ', '\u00a0'))
