import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { controlArgTypes, longWord, middleOf, narrow, onlyPlayed, rightToLeft } from '../test/stories.ts'
import { PasswordInput } from './password-input.tsx'

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', autoComplete: 'current-password', defaultValue: 'manna in the morning' },
  argTypes: {
    ...controlArgTypes,
    autoComplete: {
      description:
        '`current-password`, or `new-password` where one is chosen: it lets a password manager help.',
      control: 'select',
      options: ['current-password', 'new-password'],
      table: { type: { summary: 'string' } },
    },
  },
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
export const ShownAndHiddenByTheKeyboard: Story = {
  ...onlyPlayed,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    const eye = middleOf(canvas.getByRole('button'))
    await expect(eye).toBeLessThan(middleOf(canvas.getByLabelText('Password')))
  },
}

/** Empty, filled, hovered, focused, read-only, required, wrong, disabled. */
export const EveryState: Story = {
  parameters: { pseudo: { hover: '#hovered', focusVisible: '#focused' } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}>
      <PasswordInput aria-label="Empty" />
      <PasswordInput aria-label="Filled" defaultValue="manna" />
      <PasswordInput aria-label="Hovered" id="hovered" defaultValue="manna" />
      <PasswordInput aria-label="Focused" id="focused" defaultValue="manna" />
      <PasswordInput aria-label="Read-only" readOnly defaultValue="manna" />
      <PasswordInput aria-label="Required" required placeholder="Required" />
      <PasswordInput aria-label="Wrong" aria-invalid defaultValue="abc" />
      <PasswordInput aria-label="Disabled and filled" disabled defaultValue="manna" />
    </div>
  ),
}

export const LongText: Story = { args: { defaultValue: longWord }, decorators: [narrow] }
