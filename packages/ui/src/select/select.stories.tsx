import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { controlArgTypes, middleOf, rightToLeft } from '../test/stories.ts'
import { Select } from './select.tsx'

const { placeholder: _, ...argTypes } = controlArgTypes

const meta = {
  title: 'Forms/Select',
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
  argTypes: { ...argTypes, children: { control: false } },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Inquiry type' }), 'Sponsorship')
    await expect(canvas.getByRole('combobox')).toHaveValue('sponsorship')
  },
}
export const WithGroups: Story = {
  args: {
    required: true,
    defaultValue: '',
    children: (
      <>
        <option value="" disabled>
          Choose one
        </option>
        <optgroup label="Films">
          <option>Licence for a church</option>
          <option>Licence for a school</option>
        </optgroup>
        <optgroup label="All else">
          <option>An inquiry that is so long that it does not fit into the width of a phone</option>
        </optgroup>
      </>
    ),
  },
}
export const Narrow: Story = { args: { style: { maxWidth: '10rem' } } }
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas, canvasElement }) => {
    const [chevron] = canvasElement.getElementsByTagName('svg')
    await expect(chevron && middleOf(chevron)).toBeLessThan(middleOf(canvas.getByRole('combobox')))
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const InAField: Story = {
  render: ({ children }) => (
    <Field label="Inquiry type" hint="So that it reaches the right person.">
      <Select>{children}</Select>
    </Field>
  ),
}
