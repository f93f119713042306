import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { NavigationMenu, NavigationMenuGroup, NavigationMenuLink } from './navigation-menu.tsx'

const menu = (
  <NavigationMenu aria-label="Main" className="mine">
    <NavigationMenuLink current>
      <a href="#films">Films</a>
    </NavigationMenuLink>
    <NavigationMenuGroup title="Resources">
      <NavigationMenuLink>
        <a href="#guides">Guides</a>
      </NavigationMenuLink>
      <NavigationMenuLink>
        <a href="#letters">Letters</a>
      </NavigationMenuLink>
    </NavigationMenuGroup>
  </NavigationMenu>
)

async function open() {
  const screen = await render(
    <>
      {menu}
      <button type="button">After</button>
    </>,
  )
  const guides = screen.getByText('Guides')
  await screen.getByText('Resources').click()
  await expect.element(guides).toBeVisible()
  return { screen, guides }
}

describe('NavigationMenu', () => {
  test.each(['dark', 'light'])('names the page that is shown, in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const { screen } = await open()
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toHaveClass('mine')
    await expect.element(screen.getByRole('link', { name: 'Films' })).toHaveAttribute('aria-current', 'page')
    await expectNoAxeViolations(screen.container)
  })

  test('Escape closes a group, and its button has the focus', async () => {
    const { screen, guides } = await open()
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'Guides' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(guides).not.toBeVisible()
    expect(document.activeElement).toHaveTextContent('Resources')
  })

  test('Escape leaves a dialog around it open', async () => {
    const screen = await render(
      <Dialog defaultOpen>
        <DialogContent>
          <DialogTitle>Menu</DialogTitle>
          {menu}
        </DialogContent>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    await dialog.getByText('Resources').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.getByText('Guides')).not.toBeVisible()
    await expect.element(dialog).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('Tab goes through its links and closes it behind the last', async () => {
    const { screen, guides } = await open()
    for (const name of ['Guides', 'Letters']) {
      await userEvent.tab()
      await expect.element(screen.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(guides).not.toBeVisible()
  })

  test.each(['After', 'Guides'])('a click on "%s" closes it', async (name) => {
    const { screen, guides } = await open()
    await screen.getByText(name).click()
    await expect.element(guides).not.toBeVisible()
  })

  test('its links are in the HTML, and it opens without scripts', () => {
    const html = renderToString(menu)
    expect(html).toContain('href="#letters"')
    expect(html).toContain('<details')
  })
})
