import type { Page } from '@playwright/test'
import {
  expectUnharmed,
  failureLogs,
  failures,
  openInApp,
  reconnect,
  sameDocument,
  untilAsked,
} from './support/faults.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const rows = [
  'Trailers',
  'Two Pastors, Popcorn and a Movie Podcast',
  'Sharing Movies Worthy Podcast',
  'Shorts',
]
const ids = [747, 748, 749, 750, 751]
const row = (page: Page, name: string) => page.getByRole('region', { name })
const cards = (page: Page) => page.locator('[data-slot=card]')
const skeletons = (page: Page) => page.locator('[data-slot=skeleton-card]')

test.describe('when every feed', () => {
  test.use({ expectedErrors: failureLogs })

  for (const { fault, answer, again } of [
    ...failures,
    {
      fault: 'answers half a JSON',
      answer: (route: Parameters<(typeof failures)[0]['answer']>[0]) =>
        route.fulfill({ contentType: 'application/json', body: '{"series":{"seas' }),
      again: undefined,
    },
  ]) {
    test(`${fault}: no rows, the rest of the page, and all of it when the network is back`, async ({
      page,
    }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      let asked = 0
      await page.clock.install()
      await page.route('**/api/getfeed/*', (route) => {
        asked += 1
        return answer(route)
      })
      await page.goto('/')
      await page.getByLabel('Search content').fill('grace')
      const isSame = await sameDocument(page)
      await untilAsked(page, () => asked, ids.length * (again === undefined ? 1 : 4))
      // Wait for the last answer, too.
      await page.clock.runFor(again ?? 0)

      await expect(skeletons(page)).toHaveCount(0)
      await expect(cards(page)).toHaveCount(0)
      for (const name of [...rows, 'Red Carpet Events']) await expect(row(page, name)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Watch Trailer' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Our Sponsors' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expectUnharmed(page)
      await expect
        .poll(() => ids.filter((id) => !logged.includes(`Failed to fetch feed data for ${id}`)))
        .toEqual([])

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await reconnect(page)
      for (const name of [...rows, 'Red Carpet Events'])
        await expect(row(page, name).locator('[data-slot=card]').first()).toBeAttached()
      await expect(page.getByLabel('Search content')).toHaveValue('grace')
      expect(await isSame()).toBe(true)
    })
  }

  for (const path of ['/search?q=david', '/king-of-kings', '/mercy-ships']) {
    test(`answers 404, ${path} says nothing of it, and fills when the network is back`, async ({ page }) => {
      await page.route('**/api/getfeed/*', (route) => route.fulfill({ status: 404 }))
      await page.goto(path)
      await expect(skeletons(page)).toHaveCount(0)
      await expect(cards(page)).toHaveCount(0)
      await expectUnharmed(page)
      await page.unrouteAll()
      await reconnect(page)
      await expect(cards(page).first()).toBeAttached()
    })
  }
})

const long = 'The Unlikely, Unfinished and Altogether Ordinary Marmalade of '.repeat(7).slice(0, 400)
const unbroken = 'Marmalade'.repeat(45).slice(0, 400)
const hostile = (scheme: string) => ({
  id: scheme,
  title: `Marmalade ${scheme} <img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`,
  thumbnail: `${scheme}:text/html,<script>window.hacked=1</script>`,
  shortDescription: '<svg onload="window.hacked=1">',
  tags: ['<b onclick="window.hacked=1">Drama</b>'],
  content: {
    duration: 60,
    videos: [{ url: `${scheme}:window.hacked=1`, videoType: 'MP4' }],
    captions: [{ url: `${scheme}:window.hacked=1`, language: 'en', captionType: 'SUBTITLE' }],
  },
})
const playable = { content: { duration: 60, videos: [{ url: '/media/clips/ember.mp4', videoType: 'MP4' }] } }

/** Lists that a feed may contain, and the titles that the page shows; the search finds those with "marmalade". */
const contents: { fault: string; episodes: unknown[]; seen: string[]; plays: number }[] = [
  { fault: 'an empty list', episodes: [], seen: [], plays: 0 },
  {
    fault: 'other types than it should in every field',
    episodes: [
      null,
      'text',
      7,
      [],
      { id: {}, title: 'No id' },
      { id: 'untitled', title: { toString: 'no' } },
      {
        id: 12,
        title: 'Marmalade',
        thumbnail: { url: 7 },
        releaseDate: false,
        shortDescription: ['no'],
        longDescription: 0,
        tags: { first: 'no' },
        content: { duration: 'long', language: 7, videos: 'none', captions: { url: [] } },
      },
      { id: 'bare', title: 'Another Marmalade', content: [] },
    ],
    seen: ['Marmalade', 'Another Marmalade'],
    plays: 0,
  },
  {
    fault: 'one id several times',
    episodes: [
      { id: 'same', title: 'First Marmalade', ...playable },
      { id: 'same', title: 'Second Marmalade', ...playable },
      { id: 'same', title: 'Third Marmalade', ...playable },
    ],
    seen: ['First Marmalade'],
    plays: 1,
  },
  {
    fault: 'emoji and titles that are read from right to left',
    episodes: [
      { id: 'emoji', title: '🍿👨‍👩‍👧‍👦 Marmalade 🎬', ...playable },
      { id: 'hebrew', title: 'נס Marmalade של חנוכה', ...playable },
      { id: 'arabic', title: 'معجزة Marmalade', ...playable },
      { id: 'turned', title: '\u202EMarmalade turned', ...playable },
    ],
    seen: [
      '🍿👨‍👩‍👧‍👦 Marmalade 🎬',
      'נס Marmalade של חנוכה',
      'معجزة Marmalade',
      '\u202EMarmalade turned\u202C',
    ],
    plays: 4,
  },
  {
    fault: 'titles of 400 characters',
    episodes: [
      { id: 'long', title: long, shortDescription: long, tags: [long], ...playable },
      { id: 'unbroken', title: unbroken, shortDescription: unbroken, tags: [unbroken], ...playable },
    ],
    seen: [long.trim(), unbroken],
    plays: 2,
  },
  {
    fault: 'javascript: and data: in every address, and markup in every text',
    episodes: [hostile('javascript'), hostile('data')],
    // Formatting and pictures are left out of titles; any other markup is text.
    seen: ['javascript', 'data'].map((scheme) => `Marmalade ${scheme} <script>window.hacked=1</script>`),
    plays: 0,
  },
  {
    fault: 'pictures that are not there',
    episodes: [
      { id: 'gone', title: 'Marmalade', thumbnail: '/media/posters/gone.avif', ...playable },
      { id: 'none', title: 'Another Marmalade', ...playable },
    ],
    seen: ['Marmalade', 'Another Marmalade'],
    plays: 2,
  },
]

test.describe('when a feed has', () => {
  test.use({ viewport: { width: 375, height: 800 }, expectedErrors: /status of 404.*gone\.avif/ })

  for (const { fault, episodes, seen, plays } of contents) {
    test(`${fault}: what can be shown is, in its row and in the search, and nothing else changes`, async ({
      page,
    }) => {
      await page.route('**/api/getfeed/748', (route) =>
        route.fulfill({ json: { series: { seasons: [{ episodes }] } } }),
      )
      await gotoHydrated(page, '/')
      const podcast = row(page, 'Two Pastors, Popcorn and a Movie Podcast')
      if (seen.length > 0) await podcast.scrollIntoViewIfNeeded()
      await expect(skeletons(page)).toHaveCount(0)
      await expect(podcast).toHaveCount(seen.length > 0 ? 1 : 0)
      await expect(podcast.locator('[data-slot=card-title]')).toHaveText(seen)
      await expect(podcast.locator('[data-slot=card-play]')).toHaveCount(plays)
      // The title replaces a missing picture.
      const pictures = podcast.locator('[data-slot=card-image]')
      await expect(pictures).toHaveCount(0)
      await expect(podcast.locator('[data-slot=card-placeholder]')).toHaveCount(seen.length)
      await expect(row(page, 'Trailers').locator('[data-slot=card]').first()).toBeVisible()
      await expectUnharmed(page)

      await openInApp(page, '/search?q=marmalade')
      await expect(skeletons(page)).toHaveCount(0)
      const found = page.getByRole('main').locator('[data-slot=card-title]')
      if (seen.length > 0) await expect(found).toHaveText(seen)
      else await expect(page.getByText('No results found')).toBeVisible()
      await expectUnharmed(page)
    })
  }
})
