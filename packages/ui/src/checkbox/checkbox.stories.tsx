import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Label } from '../label/label.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  render: (args) => (
    <Label style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <Checkbox {...args} /> I agree to hear from you
    </Label>
  ),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('I agree to hear from you'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
