import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../field/field.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Select } from './select.tsx'

const options = (
  <>
    <option value="general">General inquiry</option>
    <option value="sponsorship">Sponsorship</option>
  </>
)

describe('Select', () => {
  test('selects an option and calls onChange', async () => {
    const onChange = vi.fn()
    const screen = await render(
      <Select aria-label="Inquiry type" onChange={onChange}>
        {options}
      </Select>,
    )
    const select = screen.getByRole('combobox', { name: 'Inquiry type' })
    await expect.element(select).toHaveValue('general')
    await userEvent.selectOptions(select, 'Sponsorship')
    await expect.element(select).toHaveValue('sponsorship')
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('ref and className reach the select, and its mark stays inside', async () => {
    const ref = createRef<HTMLSelectElement>()
    const screen = await render(
      <Select ref={ref} className="mine" style={{ maxWidth: 160 }} aria-label="Inquiry type">
        {options}
      </Select>,
    )
    const box = ref.current?.getBoundingClientRect()
    const mark = screen.container.querySelector('svg')?.getBoundingClientRect()
    expect(ref.current).toHaveClass('mine')
    expect([box?.width, box?.height]).toEqual([160, 44])
    expect((box?.right ?? 0) - (mark?.right ?? 0)).toBe(16)
    expect(document.elementFromPoint(mark?.x ?? 0, (mark?.y ?? 0) + 10)).toBe(ref.current)
  })

  test('where one reads from right to left the mark stands on the left', async () => {
    const screen = await render(
      <div dir="rtl">
        <Select aria-label="Inquiry type">{options}</Select>
      </div>,
    )
    const box = screen.getByRole('combobox').element().getBoundingClientRect()
    expect(screen.container.querySelector('svg')?.getBoundingClientRect().left).toBe(box.left + 16)
  })

  test.each(['dark', 'light'])('a Field names and describes it in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <Field label="Inquiry type" error="Please choose one.">
        <Select>{options}</Select>
      </Field>,
    )
    const select = screen.getByRole('combobox', { name: 'Inquiry type' })
    await expect.element(select).toBeInvalid()
    await expect.element(select).toHaveAccessibleDescription('Please choose one.')
    await expectNoAxeViolations(screen.container)
  })
})
