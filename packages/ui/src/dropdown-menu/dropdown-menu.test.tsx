import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'

const menu = (onSelect = vi.fn()) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button>Share</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent className="mine">
      <DropdownMenuItem onSelect={onSelect}>Copy the link</DropdownMenuItem>
      <DropdownMenuItem disabled>Print</DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="#mail">Mail</a>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuCheckboxItem checked>With captions</DropdownMenuCheckboxItem>
      <DropdownMenuLabel>Quality</DropdownMenuLabel>
      <DropdownMenuRadioGroup value="high">
        <DropdownMenuRadioItem value="high">High</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="low">Low</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenuContent>
  </DropdownMenu>
)
const item = (name: string) => page.getByRole('menuitem', { name })
const trigger = () => page.getByRole('button', { name: 'Share' })

test.each(['dark', 'light'])('opens by its button, named after it, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  await render(menu())
  await trigger().click()
  await expect.element(page.getByRole('menu', { name: 'Share' })).toHaveClass('mine')
  await expect.element(page.getByRole('menuitemcheckbox')).toBeChecked()
  await expect.element(page.getByRole('menuitemradio', { name: 'High' })).toBeChecked()
  await expectNoAxeViolations()
})

test('by keyboard: arrows skip disabled items, typing jumps to one, Enter selects it and focus returns', async () => {
  const onSelect = vi.fn()
  await render(menu(onSelect))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Copy the link')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Mail')).toHaveFocus()
  await userEvent.keyboard('lo')
  await expect.element(page.getByRole('menuitemradio', { name: 'Low' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Copy the link')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(trigger()).toHaveFocus()
})

test('adds no <style> to the page and leaves it scrollable, as a strict policy wants', async () => {
  const before = document.querySelectorAll('style').length
  await render(menu())
  await trigger().click()
  await expect.element(item('Mail')).toBeVisible()
  expect(document.querySelectorAll('style')).toHaveLength(before)
  expect(getComputedStyle(document.body).overflow).toBe('visible')
  await userEvent.keyboard('{Escape}')
  await expect.element(item('Mail')).not.toBeInTheDocument()
})

test('where text runs from right to left it opens from the right edge of its button', async ({
  onTestFinished,
}) => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await render(<div style={{ padding: '2rem' }}>{menu()}</div>)
  await trigger().click()
  const right = (element: Element) => Math.round(element.getBoundingClientRect().right)
  await expect.poll(() => right(page.getByRole('menu').element())).toBe(right(trigger().element()))
  await expect.element(page.getByRole('menu')).toHaveAttribute('dir', 'rtl')
})

test('in a dialog it is above it, and Escape closes the menu alone', async () => {
  await render(
    <Dialog defaultOpen>
      <DialogContent>
        <DialogTitle>Film</DialogTitle>
        {menu()}
      </DialogContent>
    </Dialog>,
  )
  await trigger().click()
  await item('Copy the link').hover()
  await expect.element(item('Copy the link')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Film' })).toBeVisible()
})
