import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pictures } from '../test/fixtures.ts'
import { PosterCard } from './poster-card.tsx'

const film = { title: 'King of Kings', image: <img src={pictures.portrait} alt="" /> }

describe('PosterCard', () => {
  test('is 2:3, fills its cell, and its picture fills it', async () => {
    const screen = await render(
      <div style={{ width: 300 }}>
        <PosterCard {...film} className="mine" />
      </div>,
    )
    const card = screen.getByRole('article').element()
    expect(card).toHaveClass('mine')
    expect(card.getBoundingClientRect().width).toBe(300)
    const image = screen.container.querySelector('img')?.getBoundingClientRect()
    expect([image?.width, image?.height]).toEqual([300, 450])
    expect(screen.getByRole('link').elements()).toHaveLength(0)
  })

  test('with a link the whole poster is one link, named by the title', async () => {
    const screen = await render(<PosterCard {...film} badge="In cinemas" link={<a href="#film" />} />)
    const link = screen.getByRole('link', { name: 'King of Kings', exact: true })
    await expect.element(link).toHaveAttribute('href', '#film')
    await expect.element(link).toContainElement(screen.container.querySelector('img'))
    await userEvent.tab()
    await expect.element(link).toHaveFocus()
    expect(getComputedStyle(link.element()).outlineStyle).toBe('solid')
    await expectNoAxeViolations(screen.container)
  })

  test('a press on its badge is a press on the poster', async () => {
    const screen = await render(<PosterCard {...film} badge="In cinemas" link={<a href="#film" />} />)
    const badge = screen.getByText('In cinemas').element().getBoundingClientRect()
    const hit = document.elementFromPoint(badge.x + badge.width / 2, badge.y + badge.height / 2)
    expect(hit?.closest('a')).not.toBeNull()
  })

  test('its badge leaves the title on the painted ground free', async () => {
    const screen = await render(<PosterCard {...film} image={null} badge="Coming Soon" />)
    const badge = screen.getByText('Coming Soon').element().getBoundingClientRect()
    const title = screen.container.querySelector('[data-slot=card-placeholder-title]')
    expect(title?.getBoundingClientRect().bottom).toBeLessThanOrEqual(badge.top)
  })

  test.each(['dark', 'light'])('tells title, badge and facts in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <PosterCard {...film} heading="h2" image={null} badge="Coming Soon" meta="2025 · Animation" />,
    )
    await expect.element(screen.getByRole('heading', { name: film.title, level: 2 })).toBeVisible()
    await expect.element(screen.getByText('Coming Soon')).toBeVisible()
    await expect.element(screen.getByText('2025 · Animation')).toBeVisible()
    expect(screen.container.querySelector('[data-slot=card-placeholder]')).toHaveTextContent(film.title)
    await expectNoAxeViolations(screen.container)
  })
})
