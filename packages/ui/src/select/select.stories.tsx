import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { controlArgTypes, longWord, middleOf, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
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

/** Filled, hovered, focused, required, wrong, disabled. */
export const EveryState: Story = {
  parameters: { pseudo: { hover: '#hovered', focusVisible: '#focused' } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}>
      <Select aria-label="Filled">
        <option>Filled</option>
      </Select>
      <Select aria-label="Hovered" id="hovered">
        <option>Hovered</option>
      </Select>
      <Select aria-label="Focused" id="focused">
        <option>Focused</option>
      </Select>
      <Select aria-label="Required" required>
        <option>Required</option>
      </Select>
      <Select aria-label="Wrong" aria-invalid>
        <option>Wrong</option>
      </Select>
      <Select aria-label="Disabled" disabled>
        <option>Disabled</option>
      </Select>
    </div>
  ),
}

/** It ends with an ellipsis. */
export const LongText: Story = {
  args: { children: <option>{longWord}</option> },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
