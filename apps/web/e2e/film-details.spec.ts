import { unzipSync } from 'fflate'
import { expectPictures } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

const films = [
  { path: '/king-of-kings', film: 'king-of-kings', stills: 6, shows: /^Three riders on camels/ },
  { path: '/mercy-ships', film: 'the-mercy-ships', stills: 6, shows: /^The bow of the ship/ },
  { path: '/david', film: 'david', stills: 6, shows: /^Five smooth stones/ },
  { path: '/david-pastors', film: 'david', stills: 6, shows: /^Five smooth stones/ },
]

for (const { path, film, stills, shows } of films) {
  test(`${path} has a gallery whose pictures say what they show`, async ({ page }) => {
    await page.goto(path)
    const gallery = page.getByRole('region', { name: 'Gallery' })
    await expectPictures(gallery, stills)
    await expect(gallery.getByRole('img', { name: shows })).toHaveCount(1)
    const unnamed = await gallery.getByRole('img', { name: /^$/ }).count()
    expect(unnamed, 'pictures without words').toBe(0)
  })

  test(`the press kit of ${path} says its type and size, and has logo, poster and stills`, async ({
    page,
  }) => {
    await page.goto(path)
    const link = page
      .getByRole('region', { name: 'Press Kit' })
      .getByRole('link', { name: /^Logo, poster and stills \(ZIP, \d+ KB\)$/ })
    await expect(link).toHaveAttribute('download', '')
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    const names = Object.keys(unzipSync(await answer.body())).map((name) =>
      name.replace(`${film}-press-kit/`, ''),
    )
    expect(names.filter((name) => name.startsWith('stills/'))).toHaveLength(stills)
    expect(names).toEqual(
      expect.arrayContaining([
        'README.txt',
        `poster/${film}-poster.jpg`,
        expect.stringMatching(/^logo\/.+\.svg$/),
      ]),
    )
  })
}
