import { statSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { dist } from './support/dist.ts'
import { inShortRun } from './support/in-short-run.ts'
import { gotoIdle } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Brotli bytes of JavaScript that a first view may request; built/bundle.test.ts limits what a page's HTML names. */
const BUDGETS = {
  // Each with at least half a kilobyte of headroom, so that adding a class name does not fail the test.
  '/': 120_200,
  '/notifications': 108_900,
  // The list of posts loads the blog's parser too (docs/decisions/0008-blog.md).
  '/blog': 138_600,
  // Its posts are far down, and load the parser when they come near. It names every film of ours.
  '/reviews': 125_600,
}

test.use({ viewport: { width: 412, height: 823 } })

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(
    `${path} asks for at most ${budget / 1000} KB of code, and for nothing heavy`,
    inShortRun(path === '/'),
    async ({ page }) => {
      const requests: Request[] = []
      page.on('requestfinished', (request) => {
        // The counter waits until the page is idle, and has its own budget.
        if (request.resourceType() === 'script' && !request.url().includes('/counter-'))
          requests.push(request)
      })
      await gotoIdle(page, path)
      // Its list is there when the parser has read the feed.
      if (path === '/blog') await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
      // The build's own files only: an nginx without the Brotli module sends gzip.
      const scripts = requests.map((request) => ({
        url: request.url(),
        bytes: statSync(`${dist}${new URL(request.url()).pathname}.br`).size,
      }))
      const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
      expect(total, scripts.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThan(budget)
      expect(
        scripts.some(({ url }) => url.includes('/blog-client-')),
        'asks for the parser',
      ).toBe(path === '/blog')
      // Enough to be the app: an empty list would pass any budget.
      expect(total).toBeGreaterThan(50 * 1024)
      expect(scripts.map(({ url }) => url).join('\n')).not.toMatch(
        /player|core\.es|video\.es|toaster|drawer|(?<!watch-)dialog/,
      )
    },
  )
}

test('pointing at a card brings the player before the click', async ({ page }) => {
  await page.goto('/')
  const card = page.locator('[data-slot=card-play]').first()
  await expect(card).toBeVisible()
  const arrived = Promise.all([page.waitForResponse(/player-dialog/), page.waitForResponse(/core\.es/)])
  await card.hover()
  await arrived
})
