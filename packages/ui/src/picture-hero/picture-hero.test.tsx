import type { CSSProperties } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pictures } from '../test/fixtures.ts'
import { PictureHero } from './picture-hero.tsx'

const picture = <img src={pictures.wide} alt="" />
const slot = (name: string) => document.querySelector(`[data-slot=${name}]`) as HTMLElement

describe('PictureHero', () => {
  test.each(['dark', 'light'])('is light on dark in the %s theme, buttons and badges too', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <PictureHero
        as="section"
        aria-label="David"
        title="David"
        eyebrow="In theaters December 19"
        actions={<Button variant="outline">More Info</Button>}
      >
        <Badge variant="outline">2025</Badge>
      </PictureHero>,
    )
    await expect.element(screen.getByRole('region', { name: 'David' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'David', level: 1 })).toBeVisible()
    for (const words of ['David', 'More Info', '2025']) {
      const { color } = getComputedStyle(screen.getByText(words).element())
      expect(color, words).toBe('rgb(247, 241, 230)')
    }
    await expectNoAxeViolations(screen.container)
  })

  test('an outline button takes a ground of its own on a picture, and none on a page', async () => {
    const screen = await render(
      <>
        <Button variant="outline">On the page</Button>
        <PictureHero title="David" picture={picture} actions={<Button variant="outline">On it</Button>} />
      </>,
    )
    const ground = (name: string) =>
      getComputedStyle(screen.getByRole('button', { name }).element()).backgroundColor
    expect(ground('On the page')).toBe('rgba(0, 0, 0, 0)')
    expect(ground('On it')).toMatch(/ 0\.5\)$/)
  })

  test('a logo names the page in place of the title', async () => {
    const screen = await render(<PictureHero title={<img src={pictures.wide} alt="King of Kings" />} />)
    await expect.element(screen.getByRole('heading', { name: 'King of Kings' })).toBeVisible()
  })

  test.each([
    ['20rem', 'manual'],
    ['10rem', 'auto'],
  ])('in %s, its title breaks words: %s', async (width, hyphens) => {
    await render(
      <div style={{ width }}>
        <PictureHero title="Notifications" />
      </div>,
    )
    expect(getComputedStyle(slot('picture-hero-title')).hyphens).toBe(hyphens)
  })

  test('shows its slots in the order in which they are read', async () => {
    const screen = await render(
      <PictureHero
        heading="h2"
        before={<a href="#list">Back</a>}
        eyebrow="Soon"
        title="David"
        actions={<Button>Watch</Button>}
      >
        <p>A shepherd and a giant.</p>
      </PictureHero>,
    )
    expect(slot('picture-hero-words').textContent).toBe('BackSoonDavidA shepherd and a giant.Watch')
    await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
  })

  test('the picture fills it on a wide screen, and its upper part on a tablet and a phone', async () => {
    await page.viewport(1280, 800)
    const height = { '--tp-hero-height': '400px' } as CSSProperties
    await render(<PictureHero title="David" picture={picture} style={height} />)
    const image = slot('picture-hero-picture').querySelector('img') as HTMLElement
    expect(slot('picture-hero').clientHeight).toBe(400)
    expect([image.clientWidth, image.clientHeight]).toEqual([slot('picture-hero').clientWidth, 400])

    await page.viewport(800, 800)
    expect([image.clientWidth, image.clientHeight], 'on a tablet').toEqual([800, 450])
    expect(slot('picture-hero-title').getBoundingClientRect().top).toBeGreaterThanOrEqual(0.99 * 448)

    await page.viewport(400, 800)
    expect([image.clientWidth, image.clientHeight]).toEqual([400, 500])
    expect(slot('picture-hero').clientHeight).toBeGreaterThan(400)
    expect(slot('picture-hero-title').getBoundingClientRect().top).toBeGreaterThanOrEqual(0.88 * 400)
    await page.viewport(1280, 800)
  })

  test('className and other attributes reach it; its slot and its theme stay', async () => {
    await render(<PictureHero title="David" id="top" className="mine" />)
    expect(slot('picture-hero')).toHaveClass('mine')
    expect(slot('picture-hero')).toHaveAttribute('id', 'top')
    expect(slot('picture-hero')).toHaveAttribute('data-theme', 'picture')
  })
})
