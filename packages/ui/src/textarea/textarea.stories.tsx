import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { controlArgTypes, rightToLeft } from '../test/stories.ts'
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

/** Empty, filled, hovered, focused, read-only, required, wrong, disabled. */
export const EveryState: Story = {
  parameters: { pseudo: { hover: '#hovered', focusVisible: '#focused' } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}>
      <Textarea aria-label="Empty" rows={2} />
      <Textarea aria-label="Filled" rows={2} defaultValue="Peace be with you." />
      <Textarea aria-label="Hovered" rows={2} id="hovered" />
      <Textarea aria-label="Focused" rows={2} id="focused" />
      <Textarea aria-label="Read-only" rows={2} readOnly defaultValue="Peace be with you." />
      <Textarea aria-label="Required" rows={2} required placeholder="Required" />
      <Textarea aria-label="Wrong" rows={2} aria-invalid />
      <Textarea aria-label="Disabled" rows={2} disabled />
    </div>
  ),
}

export const RightToLeft: Story = { args: { defaultValue: 'السلام عليكم' }, ...rightToLeft }
