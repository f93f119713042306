import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

const meta = { component: Badge, args: { children: 'Drama' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Gold: Story = { args: { variant: 'gold', children: '2026' } }
export const Outline: Story = { args: { variant: 'outline', children: '12+' } }
/** On a picture it is the same in both themes. */
export const OnAPicture: Story = { args: { variant: 'picture', children: 'Coming Soon' } }
