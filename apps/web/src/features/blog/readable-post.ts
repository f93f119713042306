import type { BlogPost } from '@two-pastors/feeds'
import { createSanitizer, type Sanitize } from '@two-pastors/feeds/sanitize'
import { buttonVariants } from '@two-pastors/ui'
import { env } from '#config/env.ts'
import blog from '#content/blog.yaml'
import { interviewOf } from '#features/watch/own-video.ts'
import { canPlay } from './can-play.ts'

/** A browser's window, or jsdom's at build time. */
export type WindowLike = Window & typeof globalThis

/** Prepares posts for rendering: sanitizes the body and adds the interview button. */
export function createPostReader(window: WindowLike): (post: BlogPost) => BlogPost {
  const sanitize = createSanitizer(window)
  return (post) => readable(post, sanitize, window)
}

let read: ((post: BlogPost) => BlogPost) | undefined

/** The same for browsers, with the global window. */
export function readPost(post: BlogPost): BlogPost {
  read ??= createPostReader(window)
  return read(post)
}

function readable(post: BlogPost, sanitize: Sanitize, window: WindowLike): BlogPost {
  // A feed of this site has its pictures on this site too; other feeds have theirs where the post was published.
  const base = env.blogFeedUrl.startsWith('/') ? null : post.contentBase
  const body = sanitize(post.content, {
    base,
    siteOrigin: env.siteUrl,
    picture: post.featuredImage,
    plays: (address) => canPlay(address, env.mediaHosts, env.siteUrl),
  })
  const video = interviewOf(blog)
  const offersInterview = video && post.title.toLowerCase().includes(blog.interview?.keyword ?? '')
  return { ...post, content: offersInterview ? withInterview(body, video.id, window) : body }
}

/** Inserts the button before the last picture, or at the end if there is none. */
function withInterview(html: string, id: string, { DOMParser }: WindowLike): string {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const link = document.createElement('a')
  link.href = `?watch=${id}`
  link.className = `${buttonVariants({ variant: 'hero' })} my-3`
  link.textContent = 'Watch The Interview'
  const paragraph = document.createElement('p')
  paragraph.append(link)

  const image = [...document.body.querySelectorAll('img')].at(-1)
  if (image) (image.closest('figure, p') ?? image).before(paragraph)
  else document.body.append(paragraph)
  return document.body.innerHTML
}
