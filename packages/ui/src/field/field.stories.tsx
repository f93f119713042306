import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Input } from '../input/input.tsx'
import { Field } from './field.tsx'

const meta = {
  component: Field,
  args: { label: 'Email', children: <Input type="email" defaultValue="ruth" /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHint: Story = { args: { hint: 'We write once a month.' } }
export const WithError: Story = { args: { error: 'An @ is missing.' } }
export const WithHintAndError: Story = {
  args: { ...WithHint.args, ...WithError.args },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('We write once a month. An @ is missing.')
  },
}
