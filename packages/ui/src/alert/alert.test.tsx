import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { emulateMedia } from '../test/media.ts'
import { Alert } from './alert.tsx'

const variants = ['info', 'success', 'warning', 'destructive'] as const

test.each(['dark', 'light'])('its four kinds differ, and can be read in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(
    variants.map((variant) => (
      <Alert key={variant} variant={variant} title={variant}>
        What happened
      </Alert>
    )),
  )
  const borders = Array.from(
    screen.container.querySelectorAll('[data-slot=alert]'),
    (alert) => getComputedStyle(alert).borderInlineStartColor,
  )
  expect(new Set(borders).size).toBe(4)
  await expectNoAxeViolations(screen.container)
})

test('role, className and other attributes reach it; an icon of your own, or none', async () => {
  const screen = await render(
    <>
      <Alert role="alert" className="mine" icon={<b>!</b>}>
        Not sent
      </Alert>
      <Alert icon={null}>Sent</Alert>
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('!Not sent')
  expect(screen.getByRole('alert').element()).toHaveClass('mine')
  expect(screen.container.querySelectorAll('svg')).toHaveLength(0)
})

test('keeps its edge in forced colors', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  const screen = await render(<Alert title="Saved" />)
  const { borderInlineStartWidth } = getComputedStyle(screen.container.firstElementChild as Element)
  expect(borderInlineStartWidth).toBe('4px')
})
