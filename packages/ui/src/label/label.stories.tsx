import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Input } from '../input/input.tsx'
import { Label } from './label.tsx'

const meta = {
  component: Label,
  render: (args) => (
    <>
      <Label {...args} htmlFor="city">
        City
      </Label>
      <Input id="city" />
    </>
  ),
} satisfies Meta<typeof Label>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('City'))
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus()
  },
}
