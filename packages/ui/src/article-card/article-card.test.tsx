import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pictures } from '../test/fixtures.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleCardSkeleton } from './article-card-skeleton.tsx'

const post = {
  title: 'Jesus Revolution Review',
  image: pictures.wide,
  date: { iso: '2025-11-21', text: 'November 21, 2025' },
  categories: ['Faith', 'Family', 'Drama', 'Biography'],
  description: 'Grace, in flared trousers.',
  actions: <a href="#review">Read Full Review</a>,
}
const slot = (container: Element, name: string) => container.querySelector(`[data-slot=${name}]`)

describe('ArticleCard', () => {
  test.each(['dark', 'light'])(
    'tells title, date, three categories and description in the %s theme',
    async (theme) => {
      document.documentElement.dataset.theme = theme
      const screen = await render(<ArticleCard {...post} />)
      const card = screen.getByRole('article')
      await expect.element(card.getByRole('heading', { name: post.title, level: 3 })).toBeVisible()
      await expect.element(card.getByText('November 21, 2025')).toHaveAttribute('datetime', '2025-11-21')
      const badges = [...screen.container.querySelectorAll('[data-slot=badge]')]
      expect(badges.map((badge) => badge.textContent)).toEqual(['Faith', 'Family', 'Drama'])
      await expect.element(card.getByText(post.description)).toBeVisible()
      await expect
        .element(card.getByRole('link', { name: 'Read Full Review' }))
        .toHaveAttribute('href', '#review')
      await expectNoAxeViolations(screen.container)
    },
  )

  test('names a category once', async () => {
    const screen = await render(<ArticleCard {...post} categories={['Faith', 'Faith', 'Drama']} />)
    expect(screen.getByText('Faith').elements()).toHaveLength(1)
  })

  test('its heading stands at the level that the page asks for', async () => {
    const screen = await render(<ArticleCard {...post} heading="h2" />)
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(post.title)
  })

  test('the words before and after a colon stay together, and the title is one name', async () => {
    const title = 'Finding Nemo: A Father in Deep Water'
    const screen = await render(<ArticleCard {...post} title={title} link={<a href="#nemo" />} />)
    await expect.element(screen.getByRole('link', { name: title, exact: true })).toBeVisible()
    expect(slot(screen.container, 'article-card-title-start')?.textContent).toBe('Finding Nemo:')
    expect(slot(screen.container, 'article-card-title-end')?.textContent).toBe('A Father in Deep Water')
  })

  test('a hyphenated word breaks at its hyphen only if it is wider than the card', async () => {
    const title = 'Church Event-Planning Guide'
    const screen = await render(<ArticleCard {...post} title={title} link={<a href="#guide" />} />)
    await expect.element(screen.getByRole('link', { name: title, exact: true })).toBeVisible()
    const word = slot(screen.container, 'hyphenated-word')
    const heightAt = (width: number) => {
      screen.container.style.width = `${width}px`
      return word?.getBoundingClientRect().height ?? 0
    }
    // Fonts differ from machine to machine.
    const line = heightAt(600)
    const wordWidth = word?.getBoundingClientRect().width ?? 0
    const around = 600 - (word?.closest('h3')?.getBoundingClientRect().width ?? 0)
    expect(heightAt(around + wordWidth + 4)).toBe(line)
    expect(heightAt(around + wordWidth - 4)).toBe(2 * line)
  })

  test('with a link the title leads to the article', async () => {
    const screen = await render(<ArticleCard {...post} link={<a href="#all-of-it" />} />)
    const link = screen.getByRole('heading').getByRole('link', { name: post.title })
    await expect.element(link).toHaveAttribute('href', '#all-of-it')
    await expectNoAxeViolations(screen.container)
  })

  test('without a picture, and when it fails, it paints the title', async () => {
    const screen = await render(<ArticleCard {...post} image={null} />)
    expect(slot(screen.container, 'card-placeholder')).toHaveTextContent(post.title)
    await screen.rerender(<ArticleCard {...post} image={pictures.wide} />)
    expect(slot(screen.container, 'card-placeholder')).toBeNull()
    await screen.rerender(<ArticleCard {...post} image="data:image/png;base64,AAAA" />)
    await expect.poll(() => slot(screen.container, 'card-placeholder')).toHaveTextContent(post.title)
  })

  test('a picture element fills its frame', async () => {
    const screen = await render(
      <ArticleCard
        {...post}
        image={
          <picture>
            <img src={pictures.portrait} alt="The crew" />
          </picture>
        }
      />,
    )
    const image = screen.getByRole('img', { name: 'The crew' }).element()
    const frame = slot(screen.container, 'article-card-picture')
    expect(image.getBoundingClientRect()).toEqual(frame?.getBoundingClientRect())
    expect(getComputedStyle(image).objectFit).toBe('cover')
  })

  test('a short card leaves no gap: text, actions and bottom edge are evenly spaced', async () => {
    const screen = await render(<ArticleCard {...post} actions={<Button>Get It Free</Button>} />)
    const box = (name: string) => slot(screen.container, name)?.getBoundingClientRect() ?? new DOMRect()
    expect(box('article-card-actions').top - box('card-text').bottom).toBe(20)
    expect(box('card-body').bottom - box('button').bottom).toBe(20)
    expect(box('button').left - box('card-body').left).toBe(20)
  })

  test('replacing skeletons with cards causes no layout shift, however short a card is', async () => {
    const screen = await render(
      <div style={{ display: 'grid', gridTemplateColumns: '24rem 24rem', width: '48rem' }}>
        <ArticleCardSkeleton className="mine" />
        <ArticleCardSkeleton />
        <ArticleCard {...post} />
        <ArticleCard
          {...post}
          // Two lines, in the wide fonts of some machines too.
          title="Jesus Revolution, Watched Again at Home"
          description={'And it came to pass. '.repeat(40)}
        />
      </div>,
    )
    const sizes = [...(screen.container.firstElementChild?.children ?? [])].map((card) => {
      const { width, height } = card.getBoundingClientRect()
      return { width, height }
    })
    expect(sizes[0]?.width).toBe(384)
    expect(sizes[2]).toEqual(sizes[0])
    expect(sizes[3]).toEqual(sizes[0])
    const skeleton = slot(screen.container, 'skeleton-card')
    expect(skeleton).toHaveAttribute('aria-hidden', 'true')
    expect(skeleton).toHaveClass('mine')
  })
})
