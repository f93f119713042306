import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Label } from '../label/label.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Checkbox } from './checkbox.tsx'

/** '#f4b25c' as a computed style says it. */
function rgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.trim().slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

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

  test('stands in line with the words of its label', async () => {
    const screen = await render(
      <Label>
        <Checkbox /> Write to me
      </Label>,
    )
    const box = screen.getByRole('checkbox').element().getBoundingClientRect()
    const label = screen.getByText('Write to me').element().getBoundingClientRect()
    expect(label.height).toBeLessThan(2 * box.height)
  })

  test.each(['dark', 'light'])('in the %s theme its box stands out, empty and ticked', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<Checkbox aria-label="Yes" />)
    const box = screen.getByRole('checkbox')
    const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)
    const ground = () => getComputedStyle(box.element()).backgroundColor
    const mark = () => getComputedStyle(box.element(), '::before').display
    const empty = ground()
    expect(mark()).toBe('none')
    await box.click()
    await expect.poll(ground).not.toBe(empty)
    await expect.poll(ground).toBe(rgb(color('--tp-accent')))
    expect(mark()).toBe('block')
  })

  test('ref and className reach the box', async () => {
    const ref = createRef<HTMLInputElement>()
    await render(<Checkbox ref={ref} className="mine" aria-label="Yes" defaultChecked />)
    expect(ref.current).toHaveClass('mine')
    expect(ref.current?.checked).toBe(true)
  })
})
