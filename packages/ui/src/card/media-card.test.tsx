import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pictures } from '../test/fixtures.ts'
import { MediaCard } from './media-card.tsx'

const film = { title: 'The Mercy Ships', image: pictures.wide, genre: 'Documentary', duration: '4:05' }
const placeholder = '[data-slot=card-placeholder]'

describe('MediaCard', () => {
  test('with an action the whole card is one link that plays the film', async () => {
    const screen = await render(<MediaCard {...film} action={<a href="#watch-7">Play</a>} />)
    const link = screen.getByRole('link', { name: 'Play The Mercy Ships', exact: true })
    await expect.element(link).toHaveAttribute('href', '#watch-7')
    expect(screen.getByRole('link').elements()).toHaveLength(1)

    const image = screen.container.querySelector('img')
    expect(link.element()).toContainElement(image)
    expect(link.element().getBoundingClientRect()).toMatchObject({ width: 320, height: 180 })
    await link.click()
    expect(location.hash).toBe('#watch-7')

    location.hash = ''
    const { left, top, width, height } = screen.getByRole('heading').element().getBoundingClientRect()
    const atTitle = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(atTitle).toBe(link.element())
    await expectNoAxeViolations(screen.container)
  })

  test('a button without a picture is as wide as the card, too', async () => {
    const screen = await render(<MediaCard {...film} image={null} action={<button type="button" />} />)
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
    expect({ width, height }).toEqual({ width: 320, height: 180 })
  })

  test('without an action there is nothing to press', async () => {
    const screen = await render(<MediaCard {...film} />)
    await expect.element(screen.getByRole('heading', { name: film.title })).toBeVisible()
    expect(screen.getByRole('link').elements()).toHaveLength(0)
    expect(screen.container.querySelector('[data-slot=play-badge]')).toBeNull()
    await expectNoAxeViolations(screen.container)
  })

  test('tells title, genre and duration', async () => {
    const screen = await render(<MediaCard {...film} />)
    await expect.element(screen.getByRole('article')).toHaveTextContent('The Mercy ShipsDocumentary · 4:05')
  })

  test.each([undefined, ''])('without a duration (%j) it tells only the genre', async (duration) => {
    const { duration: _, ...rest } = film
    const screen = await render(<MediaCard {...rest} {...(duration !== undefined && { duration })} />)
    expect(screen.container.querySelector('[data-slot=card-meta]')?.textContent).toBe('Documentary')
  })

  test('without a picture it paints the title instead', async () => {
    const screen = await render(<MediaCard {...film} image={null} action={<a href="#watch-7">Play</a>} />)
    expect(screen.container.querySelector(placeholder)).toHaveTextContent(film.title)
    expect(screen.container.querySelector('img')).toBeNull()
    await expectNoAxeViolations(screen.container)
  })

  test('when the picture fails it paints the title, and tries again with another picture', async () => {
    const screen = await render(<MediaCard {...film} image="data:image/png;base64,AAAA" />)
    await expect.poll(() => screen.container.querySelector(placeholder)).toHaveTextContent(film.title)

    await screen.rerender(<MediaCard {...film} image={pictures.portrait} />)
    await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBe(640)
    expect(screen.container.querySelector(placeholder)).toBeNull()
  })

  test('a long title is cut to one line, with the whole of it in its tooltip', async () => {
    const title = 'The long road from the valley of the shadow to the house on the hill, and what we found'
    const screen = await render(<MediaCard {...film} title={title} />)
    const heading = screen.getByRole('heading', { name: title })
    await expect.element(screen.getByRole('article')).toHaveAttribute('title', title)
    const element = heading.element()
    expect(element.scrollWidth).toBeGreaterThan(element.clientWidth)
    expect(element.clientHeight).toBe(24)
    expect(getComputedStyle(element).textOverflow).toBe('ellipsis')
  })

  test.each([
    ['wide', 320, 180],
    ['portrait', 320, 480],
    ['tall', 256, 455.11],
  ] as const)('%s is %i px wide', async (layout, width, height) => {
    const screen = await render(<MediaCard {...film} layout={layout} image={pictures[layout]} />)
    expect(screen.getByRole('article').element().getBoundingClientRect().width).toBe(width)
    const frame = screen.container.querySelector('img')?.parentElement?.getBoundingClientRect()
    expect(frame?.width).toBe(width)
    expect(frame?.height).toBeCloseTo(height, 0)
  })

  test('with its whole picture, one of another shape stands inset in the card, uncut', async () => {
    const screen = await render(<MediaCard {...film} image={pictures.portrait} fit="contain" />)
    const image = screen.container.querySelector('[data-slot=card-image]')
    await expect.poll(() => image && getComputedStyle(image).opacity).toBe('1')
    const picture = image?.getBoundingClientRect() ?? new DOMRect()
    const frame = image?.parentElement?.getBoundingClientRect() ?? new DOMRect()
    expect(picture.width / picture.height).toBeCloseTo(2 / 3, 2)
    expect(picture.top - frame.top).toBe(12)
    expect(frame.bottom - picture.bottom).toBe(12)
    expect(picture.left - frame.left).toBeCloseTo(frame.right - picture.right, 0)
  })

  test('with its whole picture, one of its own shape fills the card', async () => {
    const screen = await render(<MediaCard {...film} fit="contain" />)
    const image = screen.container.querySelector('[data-slot=card-image]')
    await expect.poll(() => image && getComputedStyle(image).opacity).toBe('1')
    expect(image?.getBoundingClientRect()).toEqual(image?.parentElement?.getBoundingClientRect())
  })

  test('shows a ring and the play mark when the keyboard reaches it', async () => {
    const screen = await render(<MediaCard {...film} action={<a href="#watch-7">Play</a>} />)
    await userEvent.tab()
    const link = screen.getByRole('link').element()
    expect(link).toHaveFocus()
    expect(getComputedStyle(link).outlineStyle).toBe('solid')
    await expect
      .poll(
        () => getComputedStyle(screen.container.querySelector('[data-slot=play-badge]') as Element).opacity,
      )
      .toBe('1')
  })

  test('shows its rating on the picture, and says it once', async () => {
    const screen = await render(
      <MediaCard {...film} rating={4.5} image={null} action={<a href="#watch-7">Play</a>} />,
    )
    const badge = screen.container.querySelector('[data-slot=rating-badge]')
    expect(badge).toBeVisible()
    expect(badge).toHaveTextContent('4.5Rated 4.5 out of 5')
    expect(badge?.querySelector('[aria-hidden=true]:not(svg)')).toHaveTextContent('4.5')
    const link = screen.getByRole('link', { name: 'Play The Mercy Ships', exact: true }).element()
    const { x, y } = badge?.getBoundingClientRect() ?? new DOMRect()
    expect(link).toContainElement(document.elementFromPoint(x + 9, y + 9) as HTMLElement)
    await expectNoAxeViolations(screen.container)
  })

  test('a rating that nobody gave says so, and is not read as one', async () => {
    const screen = await render(<MediaCard {...film} rating={4.5} ratingNote="placeholder" />)
    const badge = screen.container.querySelector('[data-slot=rating-badge]')
    expect(badge?.textContent).toBe('4.5placeholder')
    await expectNoAxeViolations(screen.container)
  })

  test('cuts its description to two lines', async () => {
    const screen = await render(<MediaCard {...film} description={'At sea again. '.repeat(40)} />)
    const description = screen.container.querySelector('[data-slot=card-description]')
    expect(description?.getBoundingClientRect().height).toBe(2 * 20)
  })

  test.each(['wide', 'portrait', 'tall'] as const)('fluid, a %s card fills its cell', async (layout) => {
    const screen = await render(
      <div style={{ width: 430 }}>
        <MediaCard {...film} layout={layout} fluid />
      </div>,
    )
    const card = screen.getByRole('article').element()
    expect(card.getBoundingClientRect().width).toBe(430)
    expect(card.firstElementChild?.getBoundingClientRect().width).toBe(430)
  })

  test('its heading fits the level of the page', async () => {
    const screen = await render(<MediaCard title="David" image={null} genre="Animation" heading="h4" />)
    await expect.element(screen.getByRole('heading', { name: 'David', level: 4 })).toBeVisible()
  })
})
