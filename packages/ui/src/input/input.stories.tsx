import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { controlArgTypes, longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Input } from './input.tsx'

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { 'aria-label': 'Email', type: 'email', placeholder: 'you@example.org' },
  argTypes: { ...controlArgTypes, type: { control: 'text' } },
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ruth@example.org')
    await expect(canvas.getByRole('textbox')).toHaveValue('ruth@example.org')
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'ruth@example.org' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
}

/** Empty, with a placeholder, filled, hovered, focused, read-only, required, wrong, disabled. */
export const EveryState: Story = {
  parameters: { pseudo: { hover: '#hovered', focusVisible: '#focused' } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}>
      <Input aria-label="Empty" />
      <Input aria-label="With a placeholder" placeholder="you@example.org" />
      <Input aria-label="Filled" defaultValue="ruth@example.org" />
      <Input aria-label="Hovered" id="hovered" defaultValue="ruth@example.org" />
      <Input aria-label="Focused" id="focused" defaultValue="ruth@example.org" />
      <Input aria-label="Read-only" readOnly defaultValue="ruth@example.org" />
      <Input aria-label="Required" required placeholder="Required" />
      <Input aria-label="Wrong" aria-invalid defaultValue="ruth" />
      <Input aria-label="Disabled" disabled placeholder="you@example.org" />
      <Input aria-label="Disabled and filled" disabled defaultValue="ruth@example.org" />
    </div>
  ),
}

export const Types: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}>
      <Input aria-label="Phone" type="tel" defaultValue="+1 555 0100" />
      <Input aria-label="Search" type="search" defaultValue="David" />
      <Input aria-label="Number" type="number" defaultValue={12} />
      <Input aria-label="Date" type="date" defaultValue="2026-04-03" />
      <Input aria-label="File" type="file" style={{ paddingBlock: '0.6rem' }} />
    </div>
  ),
}

/** What does not fit scrolls in the field. */
export const LongText: Story = {
  args: { type: 'text', defaultValue: longWord },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { args: { type: 'text', placeholder: 'الاسم' }, ...rightToLeft }
