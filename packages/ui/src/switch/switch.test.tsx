import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Label } from '../label/label.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { emulateMedia } from '../test/media.ts'
import { Switch } from './switch.tsx'

test.each(['dark', 'light'])('is turned by its label and by Space, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const onChange = vi.fn()
  const screen = await render(
    <Label>
      <Switch onChange={onChange} /> Captions
    </Label>,
  )
  const button = screen.getByRole('switch', { name: 'Captions' })
  await screen.getByText('Captions').click()
  await expect.element(button).toBeChecked()
  await expectNoAxeViolations(screen.container)
  await userEvent.keyboard(' ')
  await expect.element(button).not.toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test.each(['ltr', 'rtl'])('its thumb moves to the end where text runs %s', async (dir) => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const screen = await render(
    <div dir={dir}>
      <Switch aria-label="Captions" />
    </div>,
  )
  const button = screen.getByRole('switch')
  const thumb = () => getComputedStyle(button.element(), '::before').translate
  expect(thumb()).toBe('none')
  await button.click()
  await expect.poll(thumb).toBe(dir === 'ltr' ? '20px' : '-20px')
})

test('in forced colors its thumb is a border, which browsers keep', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  const screen = await render(<Switch aria-label="Captions" />)
  expect(getComputedStyle(screen.getByRole('switch').element(), '::before').borderWidth).toBe('9px')
})

test('ref and className reach it', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Switch ref={ref} className="mine" aria-label="Captions" defaultChecked disabled />)
  expect(ref.current).toHaveClass('mine')
  expect(ref.current?.checked).toBe(true)
})
