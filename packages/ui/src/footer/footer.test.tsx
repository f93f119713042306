import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Footer, FooterGroup } from './footer.tsx'

const footer = (
  <Footer note="© 2026 Harbor Light Films" className="mine">
    {['Watch', 'Plan', 'About'].map((title) => (
      <FooterGroup key={title} title={title}>
        <li>
          <a href={`#${title}`}>{`${title} more`}</a>
        </li>
      </FooterGroup>
    ))}
  </Footer>
)

test.each(['dark', 'light'])(
  'has groups of links under headings and a last line, in the %s theme',
  async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(footer)
    const info = screen.getByRole('contentinfo')
    await expect.element(info).toHaveClass('mine')
    await expect.element(info.getByRole('heading', { name: 'Watch', level: 2 })).toBeVisible()
    await expect.element(info.getByText('© 2026 Harbor Light Films')).toBeVisible()
    await expectNoAxeViolations(screen.container)
  },
)

test('its groups stand side by side, and one below the other on a phone', async () => {
  const screen = await render(<div style={{ width: '60rem' }}>{footer}</div>)
  const tops = () =>
    new Set(
      screen
        .getByRole('heading')
        .elements()
        .map((heading) => heading.getBoundingClientRect().top),
    ).size
  expect(tops()).toBe(1)
  await screen.rerender(<div style={{ width: '20rem' }}>{footer}</div>)
  expect(tops()).toBe(3)
})
