import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { NavigationMenu, NavigationMenuLink } from '../navigation-menu/navigation-menu.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Header } from './header.tsx'

const header = (
  <Header
    brand={<a href="#home">Harbor Light Films</a>}
    actions={<Button>Give</Button>}
    sticky
    className="mine"
  >
    <NavigationMenu aria-label="Main">
      <NavigationMenuLink>
        <a href="#films">Films</a>
      </NavigationMenuLink>
    </NavigationMenu>
  </Header>
)

test.each(['dark', 'light'])(
  'has the name, the navigation and the actions, in the %s theme',
  async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(header)
    const banner = screen.getByRole('banner')
    await expect.element(banner.getByRole('link', { name: 'Harbor Light Films' })).toBeVisible()
    await expect.element(banner.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect.element(banner.getByRole('button', { name: 'Give' })).toBeVisible()
    expect(banner.element()).toHaveClass('mine')
    await expectNoAxeViolations(screen.container)
  },
)

test('stays at the top, below dialogs', async () => {
  const screen = await render(header)
  const { position, top, zIndex } = getComputedStyle(screen.getByRole('banner').element())
  expect({ position, top, zIndex }).toEqual({ position: 'sticky', top: '0px', zIndex: '40' })
})

test('goes on in the next line where there is little room', async () => {
  const screen = await render(<div style={{ width: '16rem' }}>{header}</div>)
  const element = screen.getByRole('banner').element()
  expect(element.scrollWidth).toBe(element.clientWidth)
  expect(element.clientHeight).toBeGreaterThan(80)
})
