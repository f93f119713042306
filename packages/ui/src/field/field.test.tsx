import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Input } from '../input/input.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Field } from './field.tsx'

const control = <Input type="email" />

describe('Field', () => {
  test('its label names the control, and a click on it starts typing', async () => {
    const screen = await render(<Field label="Email">{control}</Field>)
    const input = screen.getByRole('textbox', { name: 'Email' })
    await screen.getByText('Email').click()
    await expect.element(input).toHaveFocus()
    expect(input.element()).not.toHaveAttribute('aria-describedby')
    expect(input.element()).not.toHaveAttribute('aria-invalid')
    await expectNoAxeViolations(screen.container)
  })

  test('its hint describes the control', async () => {
    const screen = await render(
      <Field label="Email" hint="We write once a month.">
        {control}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Email' })
    await expect.element(input).toHaveAccessibleDescription('We write once a month.')
    await expect.element(screen.getByText('We write once a month.')).toBeVisible()
  })

  test('an error is announced, marks the control and describes it together with the hint', async () => {
    const screen = await render(
      <Field label="Email" hint="We write once a month.">
        {control}
      </Field>,
    )
    const alert = screen.container.querySelector('[role=alert]')
    expect(alert).not.toBeVisible()

    await screen.rerender(
      <Field label="Email" hint="We write once a month." error="An @ is missing.">
        {control}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(alert).toBeVisible()
    expect(alert).toHaveTextContent('An @ is missing.')
    await expect.element(input).toBeInvalid()
    await expect.element(input).toHaveAccessibleDescription('We write once a month. An @ is missing.')
    await expectNoAxeViolations(screen.container)
  })

  test('keeps the id that the control brings along, and its own className', async () => {
    const screen = await render(
      <Field label="Email" error="Missing" className="mine">
        <Input id="email" />
      </Field>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('id', 'email')
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'email-error')
    expect(screen.container.querySelector('[data-slot=field]')).toHaveClass('mine')
  })

  test('two fields do not share ids', async () => {
    const screen = await render(
      <>
        <Field label="First">{control}</Field>
        <Field label="Second">{control}</Field>
      </>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'First' })).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Second' })).toBeVisible()
  })
})
