import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../field/field.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Textarea } from './textarea.tsx'

describe('Textarea', () => {
  test('has room for five lines, and grows with a sixth', async () => {
    const screen = await render(<Textarea aria-label="Message" />)
    const field = screen.getByRole('textbox', { name: 'Message' })
    const height = () => field.element().getBoundingClientRect().height
    expect(height()).toBe(5 * 24 + 22)
    await field.fill('1\n2\n3\n4\n5')
    expect(height()).toBe(5 * 24 + 22)
    await field.fill('1\n2\n3\n4\n5\n6')
    expect(height()).toBe(6 * 24 + 22)
  })

  test('with rows it keeps the height that they give it', async () => {
    const screen = await render(<Textarea aria-label="Message" rows={2} />)
    const field = screen.getByRole('textbox')
    const before = field.element().getBoundingClientRect().height
    expect(before).toBe(2 * 24 + 22)
    await field.fill('1\n2\n3\n4')
    expect(field.element().getBoundingClientRect().height).toBe(before)
  })

  test('ref and className reach the field', async () => {
    const ref = createRef<HTMLTextAreaElement>()
    await render(<Textarea ref={ref} className="mine" aria-label="Message" />)
    expect(ref.current).toBeInstanceOf(HTMLTextAreaElement)
    expect(ref.current).toHaveClass('mine')
    await userEvent.tab()
    expect(ref.current).toHaveFocus()
    expect(getComputedStyle(ref.current as Element).outlineStyle).toBe('solid')
  })

  test.each(['dark', 'light'])('a Field names and describes it in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <Field label="Message" hint="A few words will do." error="A message is missing.">
        <Textarea placeholder="Dear pastors" />
      </Field>,
    )
    const field = screen.getByRole('textbox', { name: 'Message' })
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription('A few words will do. A message is missing.')
    await expectNoAxeViolations(screen.container)
  })
})
