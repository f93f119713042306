import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

const meta = {
  component: Tabs,
  args: { defaultValue: 'in', style: { maxWidth: '26rem' } },
  render: (args) => (
    <Tabs {...args}>
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
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Sign In' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  },
}
export const SecondOpen: Story = { args: { defaultValue: 'up' } }
export const ManyAndOneDisabled: Story = {
  render: () => (
    <Tabs defaultValue="Plot" style={{ maxWidth: '26rem' }}>
      <TabsList aria-label="About the film">
        {['Plot', 'Faith', 'Family', 'Music', 'Cast and crew', 'Discussion'].map((name) => (
          <TabsTrigger key={name} value={name} disabled={name === 'Music'}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="Plot">A shepherd boy faces a giant.</TabsContent>
      <TabsContent value="Faith">Trust, not power.</TabsContent>
      <TabsContent value="Family">From six years on.</TabsContent>
      <TabsContent value="Cast and crew">More than two hundred.</TabsContent>
      <TabsContent value="Discussion">Ten questions for a group.</TabsContent>
    </Tabs>
  ),
}
