import { serveBlog } from './support/blog.ts'
import { article, body } from './support/blog-post.ts'
import { expect, test } from './support/test.ts'

test('a post keeps its pictures, players and files, however its software writes them', async ({ page }) => {
  await page.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
  )
  const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const picture = '/media/posters/david.avif'
  await serveBlog(page, [
    {
      title: 'Media',
      body: `
        <p>Glad <img class="wp-smiley" alt="🙂" src="https://s.w.org/images/core/emoji/15/72x72/1f642.png"> to come.</p>
        <p><img src="${blank}" data-src="${picture}" alt="Late"><noscript><img src="${picture}" alt="Late"></noscript></p>
        <p><picture><source srcset="${picture}"><img alt="Of a set"></picture></p>
        <p><iframe src="http://www.youtube.com/embed/aqz-KE-bpKQ" title="First"></iframe></p>
        <p>https://youtu.be/aqz-KE-bpKQ</p>
        <video src="/video/david-trailer.mp4"></video>
        <p><iframe src="https://maps.example.org/church" title="Our church"></iframe></p>`,
    },
    {
      title: 'Once',
      image: picture,
      description: 'Five stones in a bag.',
      body: `<p><img src="${picture}"></p><p>Five stones in a bag. One is enough.</p>`,
    },
  ])
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Read Full Post: Media' }).click()
  const post = body(page)
  await expect(post.getByText('Glad 🙂 to come.')).toBeVisible()
  for (const name of ['Late', 'Of a set']) {
    const image = post.getByRole('img', { name })
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(1)
  }
  const players = post.locator('iframe')
  await expect(players).toHaveCount(2)
  await expect(players.first()).toHaveAttribute('title', 'First')
  for (const player of await players.all()) {
    await expect(player).toHaveAttribute('src', 'https://www.youtube.com/embed/aqz-KE-bpKQ')
  }
  const video = post.locator('video')
  await video.scrollIntoViewIfNeeded()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(1)
  await expect(post.getByRole('link', { name: 'Our church (maps.example.org)' })).toHaveAttribute(
    'href',
    'https://maps.example.org/church',
  )

  await test.step('the picture and the first words of a post stand on its page once', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Read Full Post: Once' }).click()
    await expect(page.locator('[data-slot=hero-image]')).toHaveAttribute('src', /david/)
    await expect(body(page)).toHaveText('Five stones in a bag. One is enough.')
    await expect(body(page).locator('img')).toHaveCount(0)
    await expect(article(page).getByText('Five stones in a bag.')).toHaveCount(1)
  })
})
