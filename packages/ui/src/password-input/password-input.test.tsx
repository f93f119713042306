import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../field/field.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { PasswordInput } from './password-input.tsx'

describe('PasswordInput', () => {
  test('shows and hides what was typed, and keeps it, the focus and the caret', async () => {
    const screen = await render(<PasswordInput aria-label="Password" />)
    const input = screen.getByLabelText('Password', { exact: true })
    await userEvent.type(input, 'manna')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')

    await screen.getByRole('button', { name: 'Show password' }).click()
    await expect.element(input).toHaveAttribute('type', 'text')
    await expect.element(input).toHaveFocus()
    await userEvent.keyboard('-')
    await expect.element(input).toHaveValue('man-na')

    await screen.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(input).toHaveAttribute('type', 'password')
    await userEvent.keyboard('-')
    await expect.element(input).toHaveValue('man--na')
  })

  test('its button is reached and pressed by keyboard, and sends no form', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const screen = await render(
      <form onSubmit={onSubmit}>
        <PasswordInput aria-label="Password" />
      </form>,
    )
    await userEvent.tab()
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Show password' }).element()
    expect(button).toHaveFocus()
    expect(getComputedStyle(button).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('keeps text that was typed before hydration', async () => {
    const page = document.createElement('div')
    document.body.append(page)
    const form = <PasswordInput aria-label="Password" name="password" />
    page.innerHTML = renderToString(form)
    const input = page.querySelector('input') as HTMLInputElement
    input.value = 'manna'
    const root = hydrateRoot(page, form)
    await expect
      .poll(() => {
        page.querySelector('button')?.click()
        return input.type
      })
      .toBe('text')
    expect(page.querySelector('input')).toBe(input)
    expect(input.value).toBe('manna')
    root.unmount()
    page.remove()
  })

  test('ref, className and disabled reach the input', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await render(<PasswordInput ref={ref} className="mine" aria-label="Password" disabled />)
    expect(ref.current).toBeInstanceOf(HTMLInputElement)
    expect(ref.current).toHaveClass('mine')
    expect(ref.current).toBeDisabled()
    await expect.element(screen.getByRole('button')).toBeDisabled()
  })

  test('the text ends before the button begins', async () => {
    const screen = await render(<PasswordInput aria-label="Password" />)
    const input = screen.getByLabelText('Password', { exact: true }).element()
    const button = screen.getByRole('button').element().getBoundingClientRect()
    expect(Number.parseFloat(getComputedStyle(input).paddingInlineEnd)).toBeGreaterThanOrEqual(button.width)
    expect(button.height).toBe(44)
  })

  test.each(['dark', 'light'])('a Field names and describes it in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <Field label="Password" error="The two passwords differ.">
        <PasswordInput />
      </Field>,
    )
    const input = screen.getByLabelText('Password', { exact: true })
    await expect.element(input).toBeInvalid()
    await expect.element(input).toHaveAccessibleDescription('The two passwords differ.')
    await expectNoAxeViolations(screen.container)
  })
})
