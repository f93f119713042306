import { blogRequestUrl } from '@two-pastors/feeds'
import { diagnoseBlog, hasErrors } from '@two-pastors/feeds/doctor'
import { ask } from '@two-pastors/tooling/ask'
import type { SiteEnv } from '@two-pastors/web/environment'
import { error, ok, PATIENCE_MS, type Result, refusal, warning } from './result.ts'

/** What to do where the proxy refuses the blog (apps/backend/README.md, "The blog's proxy"). */
const REMEDIES: Record<number, string> = {
  401: 'deploy rss-proxy with the verify_jwt of supabase/config.toml',
  403: "add the blog's address to RSS_PROXY_ALLOW",
  404: 'deploy rss-proxy, or correct VITE_RSS_PROXY_URL',
}

/** Reads the blog through the proxy, as a page of the site does. */
export async function checkBlog(env: SiteEnv, patience = PATIENCE_MS): Promise<Result> {
  const { VITE_SITE_URL: siteUrl, VITE_BLOG_FEED_URL: source } = env
  const address = new URL(blogRequestUrl(env.VITE_RSS_PROXY_URL, source), siteUrl).href
  const answer = await ask(address, { headers: { origin: siteUrl }, patience })
  const fail = (problem: string) => error('Blog', `${address}: ${problem}`)
  if ('failure' in answer) return fail(`${answer.failure}: is VITE_RSS_PROXY_URL right?`)
  const { status, headers, text } = answer
  if (status !== 200)
    return fail(`answers ${status}: ${REMEDIES[status] ?? 'look into the log of rss-proxy'}`)
  const refused = refusal(answer, address, siteUrl)
  if (refused) return fail(`${refused}: add the site to ALLOWED_ORIGINS`)

  const diagnosis = diagnoseBlog(text, { source })
  const posts = diagnosis.entries.filter(({ fate }) => fate === 'shown').length
  const found = `${posts} posts, ${diagnosis.entries.length - posts} dropped; pnpm feed:doctor ${source}`
  if (hasErrors(diagnosis)) return fail(found)
  return headers.get('cache-status')?.includes('last-good-copy')
    ? warning('Blog', `${found}; a kept copy: the blog itself does not answer as it should`)
    : ok('Blog', found)
}
