import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Input } from '../input/input.tsx'
import { Label } from './label.tsx'

test('Label names the control that it points at', async () => {
  const screen = await render(
    <>
      <Label htmlFor="city" className="mine">
        City
      </Label>
      <Input id="city" />
    </>,
  )
  await expect.element(screen.getByRole('textbox', { name: 'City' })).toBeVisible()
  expect(screen.getByText('City').element()).toHaveClass('mine')
})
