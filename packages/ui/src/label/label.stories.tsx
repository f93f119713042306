import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Input } from '../input/input.tsx'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Label } from './label.tsx'

const meta = {
  title: 'Forms/Label',
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
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('City'))
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus()
  },
}
export const AroundItsControl: Story = {
  render: () => (
    <Label>
      <Checkbox /> Remember me
    </Label>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}
export const LongText: Story = {
  render: () => (
    <Label>
      <Checkbox /> {`To hear about the ${longWord}`}
    </Label>
  ),
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
