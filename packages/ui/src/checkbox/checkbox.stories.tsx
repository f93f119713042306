import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Label } from '../label/label.tsx'
import { controlArgTypes, longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

const { defaultValue: _, placeholder: __, ...argTypes } = controlArgTypes

const Agreement = ({ children, ...props }: CheckboxProps) => (
  <Label style={{ display: 'flex', alignItems: 'center', gap: '0.75rem', overflowWrap: 'anywhere' }}>
    <Checkbox {...props} /> {children}
  </Label>
)

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'I agree to hear from you' },
  argTypes: {
    ...argTypes,
    children: { table: { disable: true } },
    defaultChecked: {
      description: 'Whether it is checked at first. With `checked` and `onChange` its parent keeps that.',
      control: { type: 'boolean' },
      table: { type: { summary: 'boolean' } },
    },
  },
  render: (args) => <Agreement {...args} />,
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
export const EveryState: Story = {
  parameters: { pseudo: { hover: '#hovered', focusVisible: '#focused' } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Agreement>Empty</Agreement>
      <Agreement defaultChecked>Checked</Agreement>
      <Agreement
        ref={(box) => {
          if (box) box.indeterminate = true
        }}
      >
        Some of them
      </Agreement>
      <Agreement id="hovered">Hovered</Agreement>
      <Agreement id="focused">Focused</Agreement>
      <Agreement aria-invalid>Wrong</Agreement>
      <Agreement required>Required</Agreement>
      <Agreement disabled>Disabled</Agreement>
      <Agreement disabled defaultChecked>
        Disabled and checked
      </Agreement>
    </div>
  ),
}
export const LongText: Story = {
  args: { children: `I agree to hear from you, from the cinemas near me, and from the ${longWord}` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }

/** A sentence that people agree to, unchecked at first. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { children: 'Write to me once a month' },
}
/** A “not” that is already checked: nobody knows what the check means. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { children: 'Do not stop writing to me', defaultChecked: true },
}
