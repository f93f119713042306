import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Label } from '../label/label.tsx'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Switch, type SwitchProps } from './switch.tsx'

const Setting = ({ children, ...props }: SwitchProps) => (
  <Label style={{ display: 'flex', alignItems: 'center', gap: '0.75rem', overflowWrap: 'anywhere' }}>
    <Switch {...props} /> {children}
  </Label>
)

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Captions' },
  argTypes: { children: { table: { disable: true } } },
  render: (args) => <Setting {...args} />,
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Captions'))
    await expect(canvas.getByRole('switch', { name: 'Captions' })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}

export const EveryState: Story = {
  parameters: { pseudo: { focusVisible: '#focused', hover: '#hovered' } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Setting>Off</Setting>
      <Setting defaultChecked>On</Setting>
      <Setting id="hovered">Hovered</Setting>
      <Setting id="focused">Focused</Setting>
      <Setting required>Required</Setting>
      <Setting aria-invalid>Wrong</Setting>
      <Setting disabled>Disabled</Setting>
      <Setting disabled defaultChecked>
        Disabled and on
      </Setting>
    </div>
  ),
}

export const RightToLeft: Story = { args: { defaultChecked: true }, ...rightToLeft }
export const LongText: Story = {
  args: { children: `Show the ${longWord}` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}

/** A setting that takes effect at once. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { defaultChecked: true },
}
/** An agreement that is sent later with a form. That is a Checkbox. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { children: 'I have read the terms' },
}
