import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Text/Badge',
  component: Badge,
  args: { children: 'Drama' },
  argTypes: {
    children: { description: 'Its text.' },
    variant: { control: 'select', options: ['default', 'gold', 'outline', 'picture'] },
  },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Gold: Story = { args: { variant: 'gold', children: '2026' } }
export const Outline: Story = { args: { variant: 'outline', children: '12+' } }
/** On a picture it is the same in both themes. */
export const OnAPicture: Story = { args: { variant: 'picture', children: 'Coming Soon' } }
export const LongText: Story = {
  args: { children: `For everyone who ever wanted to see the ${longWord}` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }

/** One or two words that sort; `gold` for the one that matters. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { variant: 'gold', children: 'In theaters' },
}
/** A sentence. It also looks like a button that does nothing. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { variant: 'gold', children: 'Click here to get your tickets for the premiere' },
}
