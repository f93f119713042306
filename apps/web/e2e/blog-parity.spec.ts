import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'
import { corpora } from '../../../packages/feeds/src/fixtures/corpora.ts'
import type * as entryServer from '../src/app/entry-server.tsx'
import { blogRequest, rss } from './support/blog.ts'
import { dist } from './support/dist.ts'
import { inShortRun } from './support/in-short-run.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The site's build for Node, which renders the pages with jsdom. */
const server = fileURLToPath(new URL('../node_modules/.cache/server/entry-server.js', import.meta.url))
const sample = fileURLToPath(new URL('../../backend/sample/blog.xml', import.meta.url))

/** A post for every third hostile document; packages/feeds tests its sanitizer with all of them. */
const hostile = rss(
  corpora
    .flatMap(({ documents }) => documents)
    .filter((_, index) => index % 3 === 0)
    .map((html, index) => ({
      title: `Interview ${index}`,
      link: 'https://blog.example.org/a/b',
      body: html,
    })),
)

// While the sanitizer parses what it removes, the page's policy blocks it and logs that.
test.use({ expectedErrors: /Content Security Policy|requires 'Trusted/ })

for (const [name, xml] of [
  ['the sample blog', readFileSync(sample, 'utf8')],
  ['the hostile corpora', hostile],
] as const) {
  test(
    `a browser makes the same posts of ${name} as the build`,
    inShortRun(name === 'the sample blog'),
    async ({ page }) => {
      const { readBlog } = (await import(server)) as typeof entryServer
      const { window } = new JSDOM()
      const response = () => new Response(xml, { headers: { 'content-type': 'application/xml' } })
      const built = await readBlog(async () => response(), window as unknown as Window & typeof globalThis)

      await page.route(blogRequest, (route) => route.fulfill({ contentType: 'application/xml', body: xml }))
      // The page allows the reader's markup once its code has started.
      await gotoHydrated(page, '/contact')
      const chunks = ['blog-client', 'readable-post'].map(
        (chunk) => globSync(`assets/${chunk}-*.js`, { cwd: dist })[0],
      )
      const seen = await page.evaluate(async ([client, reader]) => {
        const { blogClient } = await import(`/${client}`)
        const { createPostReader } = await import(`/${reader}`)
        const { posts } = await blogClient.fetchPosts()
        return posts.map(createPostReader(window))
      }, chunks)
      expect(built.length).toBeGreaterThan(20)
      expect(seen).toHaveLength(built.length)
      const other = built.findIndex((post, index) => JSON.stringify(post) !== JSON.stringify(seen[index]))
      expect(seen[other]).toEqual(built[other])
    },
  )
}
