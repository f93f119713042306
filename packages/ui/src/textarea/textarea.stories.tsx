import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { controlArgTypes } from '../test/stories.ts'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Message', placeholder: 'What would you like to tell us?' },
  argTypes: controlArgTypes,
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Peace be with you.')
    await expect(canvas.getByRole('textbox')).toHaveValue('Peace be with you.')
  },
}
export const LongText: Story = {
  args: { defaultValue: 'A line that was written, and another one.\n'.repeat(9) },
}
export const Rows: Story = { args: { rows: 2 } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Peace be with you.' } }
export const InAField: Story = {
  render: () => (
    <Field label="Message" hint="A few words will do." error="A message is missing.">
      <Textarea />
    </Field>
  ),
}
