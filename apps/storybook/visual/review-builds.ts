import { launchBrowser, openPages } from './browser.ts'
import { showProgress } from './progress.ts'
import { reviewStories } from './review.ts'
import { serve } from './serve.ts'
import { pairStories, readStories } from './stories.ts'
import { type Review, themes } from './types.ts'

/** Two pages keep two cores busy. */
const PAGES = 2

/**
 * Serves two builds of Storybook and compares the stories whose id contains `only`.
 * @throws Error when there is no such story.
 */
export async function reviewBuilds(base: string, tree: string, only: string): Promise<Review[]> {
  const pairs = pairStories(await readStories(base), await readStories(tree), only)
  if (pairs.length === 0)
    throw new Error(`No story has "${only}" in its id: ids look like poster-card--on-sale`)

  const servers = await Promise.all([serve(base), serve(tree)])
  const browser = await launchBrowser()
  const [{ origin: baseOrigin }, { origin: treeOrigin }] = servers
  const pages = await openPages(browser, PAGES)
  const progress = showProgress('Pictures', pairs.length * themes.length)
  const reviews = await reviewStories(pages, { base: baseOrigin, tree: treeOrigin }, pairs, progress)
  await browser.close()
  for (const server of servers) server.close()
  return reviews
}
