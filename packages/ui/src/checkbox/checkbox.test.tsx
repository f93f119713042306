import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Label } from '../label/label.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Checkbox } from './checkbox.tsx'

describe('Checkbox', () => {
  test('is ticked by its label and by Space', async () => {
    const onChange = vi.fn()
    const screen = await render(
      <Label>
        <Checkbox onChange={onChange} /> I am over 13
      </Label>,
    )
    const box = screen.getByRole('checkbox', { name: 'I am over 13' })
    await screen.getByText('I am over 13').click()
    await expect.element(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(box).not.toBeChecked()
    expect(onChange).toHaveBeenCalledTimes(2)
    await expectNoAxeViolations(screen.container)
  })

  test('ref and className reach the box', async () => {
    const ref = createRef<HTMLInputElement>()
    await render(<Checkbox ref={ref} className="mine" aria-label="Yes" defaultChecked />)
    expect(ref.current).toHaveClass('mine')
    expect(ref.current?.checked).toBe(true)
  })
})
