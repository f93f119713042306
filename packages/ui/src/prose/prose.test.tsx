import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { buttonVariants } from '../button/button-variants.ts'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pictures } from '../test/fixtures.ts'
import { Prose } from './prose.tsx'

const player = '<iframe title="Interview" srcdoc="<p>Player</p>" width="200" height="90"></iframe>'
const table = `<table><tr>${'<td>A cell with words</td>'.repeat(12)}</tr></table>`
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

describe('Prose', () => {
  test('shows elements as well as HTML, in one box of its own', async () => {
    const screen = await render(
      <Prose className="mine">
        <p>Elements</p>
      </Prose>,
    )
    await expect.element(screen.getByText('Elements')).toBeVisible()
    await screen.rerender(<Prose className="mine" html="<p>Markup</p>" />)
    await expect.element(screen.getByText('Markup')).toBeVisible()
    expect(screen.container.querySelector('[data-slot=prose]')).toHaveClass('tp-prose', 'mine')
  })

  test('a player inside goes on when its parent renders again', async () => {
    const screen = await render(<Prose html={player} />)
    const before = screen.container.querySelector('iframe')
    await screen.rerender(<Prose html={player} className="another" />)
    expect(screen.container.querySelector('.another iframe')).toBe(before)
  })

  test('a player is as wide as the text, 16:9, whatever its markup says', async () => {
    const screen = await render(<Prose html={player} style={{ width: 640 }} />)
    const { width, height } = boxOf(screen.container.querySelector('iframe'))
    expect([width, height]).toEqual([640, 360])
  })

  test('on a phone nothing is wider than the page: a table scrolls in itself, a picture shrinks', async ({
    onTestFinished,
  }) => {
    await page.viewport(320, 800)
    onTestFinished(() => page.viewport(1280, 800))
    const picture = `<p><img src="${pictures.wide}" alt="" width="640" height="360"></p>`
    const word = `<p>${'a'.repeat(200)}</p>`
    const screen = await render(<Prose html={`${table}${picture}${word}<pre>${'b'.repeat(200)}</pre>`} />)
    const image = screen.container.querySelector('img')
    await expect.poll(() => image?.naturalWidth).toBe(640)
    expect(document.documentElement.scrollWidth).toBe(320)
    const scroller = screen.container.querySelector('table')
    expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0)
    expect(boxOf(image).width / boxOf(image).height).toBeCloseTo(16 / 9)
  })

  test('the keyboard reaches a table that scrolls, and passes one that fits', async ({ onTestFinished }) => {
    await page.viewport(320, 800)
    onTestFinished(() => page.viewport(1280, 800))
    const ref = createRef<HTMLDivElement>()
    const screen = await render(<Prose ref={ref} html={`<table><tr><td>Fits</td></tr></table>${table}`} />)
    await expect.poll(() => ref.current?.querySelectorAll('[tabindex="0"]').length).toBe(1)
    await userEvent.tab()
    expect(document.activeElement).toBe(ref.current?.lastElementChild)
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid')
    await expectNoAxeViolations(screen.container)

    await page.viewport(2600, 800)
    await expect.poll(() => ref.current?.querySelectorAll('[tabindex]').length).toBe(0)
  })

  test('a line of text stays short enough to read', async () => {
    const screen = await render(<Prose html={`<p>${'And it came to pass. '.repeat(40)}</p>`} />)
    expect(boxOf(screen.container.querySelector('p')).width).toBeLessThan(800)
  })

  test('components keep their own styles: a button stays a button', async () => {
    const screen = await render(
      <Prose>
        <a href="#watch" className={buttonVariants({ variant: 'default' })}>
          Watch
        </a>
      </Prose>,
    )
    expect(getComputedStyle(screen.getByRole('link').element()).textDecorationLine).toBe('none')
  })

  test.each(['dark', 'light'])('its text, links and code are readable in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <Prose html="<h2>Title</h2><p>A <a href='#link'>link</a> and <code>code</code>.</p><figure><figcaption>A caption</figcaption></figure><table><tr><th>Age</th></tr><tr><td>12</td></tr></table>" />,
    )
    const link = screen.getByRole('link', { name: 'link' }).element()
    expect(getComputedStyle(link).textDecorationLine).toBe('underline')
    await expectNoAxeViolations(screen.container)
  })
})
