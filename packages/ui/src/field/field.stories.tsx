import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Input } from '../input/input.tsx'
import { PasswordInput } from '../password-input/password-input.tsx'
import { Select } from '../select/select.tsx'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Textarea } from '../textarea/textarea.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Forms/Field',
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
export const LongWords: Story = {
  args: { label: `The name of the ${longWord}`, hint: longWord, error: `There is no ${longWord}.` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}

/** Every control, wrong. */
export const EveryControl: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxWidth: '26rem' }}>
      <Field label="Name" hint="As it stands on the letter box." error="A name is missing.">
        <Input />
      </Field>
      <Field label="Password" hint="At least eight letters." error="Three are too few.">
        <PasswordInput defaultValue="abc" />
      </Field>
      <Field label="Inquiry type" hint="So that it reaches the right person." error="Choose one.">
        <Select>
          <option>General inquiry</option>
        </Select>
      </Field>
      <Field label="Message" hint="A few words will do." error="A message is missing.">
        <Textarea rows={2} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(4)
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least eight letters. Three are too few.',
    )
  },
}

/** The control says what it is: the field passes it on. */
export const States: Story = {
  parameters: { pseudo: { hover: '#hovered', focusVisible: '#focused' } },
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxWidth: '26rem' }}>
      <Field label="Hovered">
        <Input id="hovered" />
      </Field>
      <Field label="Focused">
        <Input id="focused" />
      </Field>
      <Field label="Required" hint="We need it to answer.">
        <Input required />
      </Field>
      <Field label="Read-only">
        <Input readOnly defaultValue="ruth@example.org" />
      </Field>
      <Field label="Disabled">
        <Input disabled />
      </Field>
    </div>
  ),
}
export const RightToLeft: Story = { args: { hint: 'We write once a month.' }, ...rightToLeft }

/** The error says what is wrong and what would be right. What people need to know before they type is a `hint`, which stays. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    hint: 'We write once a month.',
    error: 'An @ is missing, as in ruth@example.org.',
  },
}
/** An error that only blames, and a hint in the placeholder, where it’s gone after the first letter. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    error: 'Invalid input!',
    children: <Input type="email" placeholder="We write once a month" />,
  },
}
