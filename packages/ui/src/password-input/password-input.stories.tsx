import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { PasswordInput } from './password-input.tsx'

const meta = {
  component: PasswordInput,
  args: { 'aria-label': 'Password', autoComplete: 'current-password', defaultValue: 'manna in the morning' },
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Password')).toHaveValue('manna in the morning')
  },
}
export const Empty: Story = { args: { defaultValue: '', placeholder: 'At least eight letters' } }
export const Disabled: Story = { args: { disabled: true } }
export const InAField: Story = {
  render: () => (
    <Field label="Password" error="The two passwords differ.">
      <PasswordInput autoComplete="new-password" />
    </Field>
  ),
}
