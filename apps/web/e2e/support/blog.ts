import type { Page } from '@playwright/test'

/** The site's request for the blog. */
export const blogRequest = /\/functions\/v1\/rss-proxy\?/

type Item = {
  title: string
  link?: string
  date?: string
  categories?: string[]
  /** URL of the picture in the feed. */
  image?: string
  description?: string
  /** The whole post, as HTML. */
  body?: string
}

/** Serves these posts as the blog instead of the sample's; the build knows none of them. */
export async function serveBlog(page: Page, items: Item[]): Promise<void> {
  const body = rss(items)
  await page.route(blogRequest, (route) => route.fulfill({ contentType: 'application/xml', body }))
}

/** Counts the page's requests for the blog from now on. */
export function countBlogRequests(page: Page): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (blogRequest.test(request.url())) requests += 1
  })
  return () => requests
}

/** The feed of a blog with these posts. */
export function rss(items: Item[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel><title>A blog of this test</title>${items.map(toXml).join('')}</channel>
</rss>`
}

function toXml({ title, link, date, categories = [], image, description, body }: Item): string {
  const element = (name: string, text = '') => text && `<${name}><![CDATA[${text}]]></${name}>`
  return `<item>
    ${element('title', title)}
    ${element('link', link)}
    ${element('pubDate', date)}
    ${categories.map((category) => element('category', category)).join('')}
    ${image ? `<media:content url="${image}" medium="image"/>` : ''}
    ${element('description', description)}
    ${element('content:encoded', body)}
  </item>`
}
