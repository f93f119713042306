import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Input } from './input.tsx'

const meta = {
  component: Input,
  args: { 'aria-label': 'Email', type: 'email', placeholder: 'you@example.org' },
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ruth@example.org')
    await expect(canvas.getByRole('textbox')).toHaveValue('ruth@example.org')
  },
}
export const Empty: Story = {}
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'ruth' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ruth@example.org' } }
