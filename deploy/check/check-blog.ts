import { blogRequestUrl } from '@two-pastors/feeds'
import { diagnoseBlog, hasErrors } from '@two-pastors/feeds/doctor'
import type { SiteEnv } from '@two-pastors/web/environment'
import { answerOf, check, expectReadable, PATIENCE_MS, Problem, type Result } from './result.ts'

/** What to do if the proxy rejects the blog (apps/backend/README.md, "The blog's proxy"). */
const REMEDIES: Record<number, string> = {
  401: 'deploy rss-proxy with the verify_jwt of supabase/config.toml',
  403: "add the blog's address to RSS_PROXY_ALLOW",
  404: 'deploy rss-proxy, or correct VITE_RSS_PROXY_URL',
}

/** Reads the blog through the proxy, as the site does. */
export const checkBlog = (env: SiteEnv, patience = PATIENCE_MS): Promise<Result> =>
  check('Blog', async () => {
    const { VITE_SITE_URL: origin, VITE_BLOG_FEED_URL: source } = env
    const address = new URL(blogRequestUrl(env.VITE_RSS_PROXY_URL, source), origin).href
    const options = { headers: { origin }, patience }
    const answer = await answerOf(address, options, 'is VITE_RSS_PROXY_URL right?')
    const { status, headers, text } = answer
    if (status !== 200)
      throw new Problem(
        `${address}: answers ${status}: ${REMEDIES[status] ?? 'look into the log of rss-proxy'}`,
      )
    expectReadable(answer, origin, 'add the site to ALLOWED_ORIGINS')

    const diagnosis = diagnoseBlog(text, { source })
    const posts = diagnosis.entries.filter(({ fate }) => fate === 'shown').length
    const found = `${posts} posts, ${diagnosis.entries.length - posts} dropped; pnpm feed:doctor ${source}`
    if (hasErrors(diagnosis)) throw new Problem(found)
    if (headers.get('cache-status')?.includes('last-good-copy'))
      throw new Problem(`${found}; a kept copy: the blog itself does not answer as it should`, 'warning')
    return found
  })
