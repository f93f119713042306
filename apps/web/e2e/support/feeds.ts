import type { Page } from '@playwright/test'

type Episode = {
  id?: string
  title: string
  tags?: string[]
  shortDescription?: string
  thumbnail?: string
  /** In seconds. */
  duration?: number
  /** URL of its video; without one it can't be played. */
  video?: string
}

/** Replaces the feeds with these episodes, by feed id; other feeds are empty. */
export async function serveFeeds(page: Page, feeds: Record<number, Episode[]>): Promise<void> {
  await page.route('**/api/getfeed/*', (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1))
    const episodes = (feeds[id] ?? []).map(({ duration = 60, video, ...episode }, index) => ({
      id: `${id}-${index}`,
      ...episode,
      content: { duration, videos: video ? [{ url: video, videoType: 'MP4' }] : [] },
    }))
    return route.fulfill({ json: { series: { seasons: [{ episodes }] } } })
  })
}
