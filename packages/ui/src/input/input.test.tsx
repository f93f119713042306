import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Input } from './input.tsx'

describe('Input', () => {
  test('accepts text and calls onChange', async () => {
    const onChange = vi.fn()
    const screen = await render(<Input aria-label="Search" onChange={onChange} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'King')
    await expect.element(screen.getByRole('textbox')).toHaveValue('King')
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  test('ref and className reach the field, which is as tall as a button', async () => {
    const ref = createRef<HTMLInputElement>()
    await render(<Input ref={ref} className="mine" aria-label="Name" />)
    expect(ref.current).toHaveClass('mine')
    expect(ref.current).toHaveAttribute('type', 'text')
    expect(ref.current?.getBoundingClientRect().height).toBe(44)
  })

  test.each(['dark', 'light'])('a file field has a button in the look of the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<Input type="file" aria-label="Poster" />)
    const field = screen.getByLabelText('Poster').element()
    const button = getComputedStyle(field, '::file-selector-button')
    expect(button.backgroundColor).toBe(theme === 'dark' ? 'rgb(32, 29, 45)' : 'rgb(241, 230, 211)')
    expect(button.borderWidth).toBe('0px')
    expect(field.getBoundingClientRect().height).toBe(44)
  })

  test('shows by its border that its value is wrong', async () => {
    const screen = await render(
      <>
        <Input aria-label="Right" />
        <Input aria-label="Wrong" aria-invalid />
      </>,
    )
    const border = (name: string) =>
      getComputedStyle(screen.getByRole('textbox', { name }).element()).borderColor
    expect(border('Wrong')).not.toBe(border('Right'))
  })

  test.each(['dark', 'light'])('its placeholder is readable in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<Input aria-label="Email" placeholder="you@example.org" />)
    await expectNoAxeViolations(screen.container)
  })
})
