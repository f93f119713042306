import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pictures } from '../test/fixtures.ts'
import { rightToLeft } from '../test/stories.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Text/Avatar',
  component: Avatar,
  args: { name: 'Ruth Miller' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = { args: { src: pictures.wide } }
export const WithInitials: Story = {}
export const OneName: Story = { args: { name: 'Ruth' } }
export const OwnInitials: Story = { args: { name: 'Pastor Ruth', initials: 'P' } }

/** As long as it loads, and if it fails to, nothing else moves. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RM')).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="lg" src={pictures.tall} />
    </div>
  ),
}

/** Beside the name it needs none: screen readers would hear it twice. */
export const BesideTheName: Story = {
  args: { name: '', initials: 'RM' },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <Avatar {...args} /> Ruth Miller
    </p>
  ),
}
export const RightToLeft: Story = { ...BesideTheName, ...rightToLeft }
