import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

const account = (
  <>
    <TabsList aria-label="Account" className="mine">
      <TabsTrigger value="in">Sign In</TabsTrigger>
      <TabsTrigger value="up">Sign Up</TabsTrigger>
    </TabsList>
    <TabsContent value="in">
      <input aria-label="Email" />
    </TabsContent>
    <TabsContent value="up">
      <input aria-label="Full name" />
    </TabsContent>
  </>
)

describe('Tabs', () => {
  test.each(['dark', 'light'])('opens one at a time, in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<Tabs defaultValue="in">{account}</Tabs>)
    await expect.element(screen.getByRole('tablist', { name: 'Account' })).toHaveClass('mine')
    await expect.element(screen.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible()
    expect(screen.getByRole('tabpanel').elements()).toHaveLength(1)
    await expectNoAxeViolations(screen.container)

    await screen.getByRole('tab', { name: 'Sign Up' }).click()
    await expect
      .element(screen.getByRole('tab', { name: 'Sign Up' }))
      .toHaveAttribute('aria-selected', 'true')
    await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' }).elements()).toHaveLength(0)
    await expectNoAxeViolations(screen.container)
  })

  test('keeps what was typed into a tab that is now hidden', async () => {
    const screen = await render(<Tabs defaultValue="in">{account}</Tabs>)
    await screen.getByRole('textbox', { name: 'Email' }).fill('ruth@example.org')
    await screen.getByRole('tab', { name: 'Sign Up' }).click()
    await screen.getByRole('tab', { name: 'Sign In' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ruth@example.org')
  })

  test('the arrow keys go round, and Tab goes on into the open one', async () => {
    const screen = await render(<Tabs defaultValue="in">{account}</Tabs>)
    await userEvent.tab()
    const first = screen.getByRole('tab', { name: 'Sign In' })
    await expect.element(first).toHaveFocus()
    expect(getComputedStyle(first.element()).outlineStyle).toBe('solid')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('tab', { name: 'Sign Up' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(first).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  test('where text runs from right to left, the left arrow goes on to the next', async () => {
    const screen = await render(
      <div dir="rtl">
        <Tabs defaultValue="in">{account}</Tabs>
      </div>,
    )
    const first = screen.getByRole('tab', { name: 'Sign In' })
    const second = screen.getByRole('tab', { name: 'Sign Up' })
    const leftOf = (tab: typeof first) => tab.element().getBoundingClientRect().left
    expect(leftOf(second)).toBeLessThan(leftOf(first))
    await userEvent.tab()
    await expect.element(first).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(first).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(second).toHaveFocus()
  })

  test('can be controlled by its parent', async () => {
    const onValueChange = vi.fn()
    const screen = await render(
      <Tabs value="in" onValueChange={onValueChange}>
        {account}
      </Tabs>,
    )
    await screen.getByRole('tab', { name: 'Sign Up' }).click()
    expect(onValueChange).toHaveBeenLastCalledWith('up')
    await expect.element(screen.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible()
  })
})
