import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { longWord, middleOf, mirrored, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Tabs, TabsContent, TabsList, type TabsProps, TabsTrigger } from './tabs.tsx'

const account = (
  <>
    <TabsList aria-label="Account">
      <TabsTrigger value="in">Sign In</TabsTrigger>
      <TabsTrigger value="up">Sign Up</TabsTrigger>
    </TabsList>
    <TabsContent value="in">
      <Field label="Email">
        <Input type="email" />
      </Field>
    </TabsContent>
    <TabsContent value="up">
      <Field label="Full name">
        <Input />
      </Field>
    </TabsContent>
  </>
)

const meta = {
  title: 'Lists/Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: { defaultValue: 'in', onValueChange: fn(), children: account },
  argTypes: {
    children: {
      description: 'A TabsList, and a TabsContent for each of its tabs.',
      control: false,
      table: { type: { summary: 'ReactNode' } },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }))
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('up')
  },
}
/** Arrow keys wrap around and skip disabled tabs; Tab moves into the open panel. */
export const ByKeyboard: Story = {
  args: {
    defaultValue: 'Plot',
    children: (
      <>
        <TabsList aria-label="About the film">
          {['Plot', 'Faith', 'Music', 'Cast and crew', 'Discussion'].map((name) => (
            <TabsTrigger key={name} value={name} disabled={name === 'Music'}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="Plot">A shepherd boy faces a giant.</TabsContent>
        <TabsContent value="Faith">Trust, not power.</TabsContent>
        <TabsContent value="Cast and crew">More than two hundred.</TabsContent>
        <TabsContent value="Discussion">Ten questions for a group.</TabsContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    const next = mirrored() ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.tab()
    await expect(tab('Plot')).toHaveFocus()
    await userEvent.keyboard(next + next)
    await expect(tab('Cast and crew')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('Ten questions for a group.')).toBeVisible()
    await userEvent.keyboard(next)
    await expect(tab('Plot')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Plot' })).toHaveFocus()
  },
}

/** The arrow keys only go to a tab; Enter opens it. */
export const Manual: Story = {
  args: { activationMode: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Sign Up' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible()
  },
}

function ByItsParent({ defaultValue: _, ...props }: TabsProps) {
  const [value, setValue] = useState('in')
  return (
    <>
      <Tabs {...props} value={value} onValueChange={setValue} />
      <Button variant="link" onClick={() => setValue('up')}>
        Not here before?
      </Button>
    </>
  )
}

export const OpenedByItsParent: Story = {
  render: (args) => <ByItsParent {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not here before?' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible()
  },
}

/** In 320 px the tabs go on in the next line. */
export const InANarrowBox: Story = {
  args: { ...ByKeyboard.args },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}

/** The next tab is to the left, and so is its arrow key. */
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    const first = canvas.getByRole('tab', { name: 'Sign In' })
    const second = canvas.getByRole('tab', { name: 'Sign Up' })
    await expect(middleOf(second)).toBeLessThan(middleOf(first))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  },
}
export const Hovered: Story = { parameters: { pseudo: { hover: '[role=tab]' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: '[role=tab]' } } }
export const LongText: Story = {
  args: {
    defaultValue: 'long',
    children: (
      <>
        <TabsList aria-label="About the film">
          <TabsTrigger value="long">{longWord}</TabsTrigger>
          <TabsTrigger value="short">Plot</TabsTrigger>
        </TabsList>
        <TabsContent value="long">A ship on the Danube.</TabsContent>
        <TabsContent value="short">A shepherd and a giant.</TabsContent>
      </>
    ),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
