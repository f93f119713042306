import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { controlArgTypes, middleOf, onlyPlayed, rightToLeft } from '../test/stories.ts'
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
