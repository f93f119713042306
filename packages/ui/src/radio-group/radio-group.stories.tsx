import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { RadioGroup, RadioGroupItem } from './radio-group.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { RadioGroupItem },
  args: {
    legend: 'What kind of showing?',
    name: 'kind',
    defaultValue: 'theater',
    onValueChange: fn(),
    children: (
      <>
        <RadioGroupItem value="theater">In a theater</RadioGroupItem>
        <RadioGroupItem value="church" hint="With a license">
          In a church
        </RadioGroupItem>
        <RadioGroupItem value="home" disabled hint="From spring on">
          At home
        </RadioGroupItem>
      </>
    ),
  },
  argTypes: { children: { description: 'RadioGroupItems.', control: false } },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The last answer is disabled. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('With a license'))
    await expect(canvas.getByRole('radio', { name: 'In a church' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('church')
  },
}
export const NothingChosen: Story = { args: { defaultValue: undefined } }
export const WithHint: Story = { args: { hint: 'You can change it later.' } }
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose one of them.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Hovered: Story = { parameters: { pseudo: { hover: 'label' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'input' } } }
export const LongText: Story = {
  args: {
    legend: `About the ${longWord}`,
    children: <RadioGroupItem value="yes">{longWord}</RadioGroupItem>,
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
