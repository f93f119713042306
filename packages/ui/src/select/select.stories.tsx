import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  args: {
    'aria-label': 'Inquiry type',
    children: (
      <>
        <option value="general">General inquiry</option>
        <option value="sponsorship">Sponsorship</option>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Inquiry type' }), 'Sponsorship')
    await expect(canvas.getByRole('combobox')).toHaveValue('sponsorship')
  },
}
export const Closed: Story = {}
export const Narrow: Story = { args: { style: { maxWidth: '10rem' } } }
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Select {...args} />
    </div>
  ),
}
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
export const InAField: Story = {
  render: ({ children }) => (
    <Field label="Inquiry type" hint="So that it reaches the right person.">
      <Select>{children}</Select>
    </Field>
  ),
}
