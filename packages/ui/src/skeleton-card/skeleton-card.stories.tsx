import type { Meta, StoryObj } from '@storybook/react-vite'
import { MediaCard } from '../card/media-card.tsx'
import { pictures } from '../test/fixtures.ts'
import { rightToLeft } from '../test/stories.ts'
import { SkeletonCard } from './skeleton-card.tsx'

const meta = { title: 'Cards/SkeletonCard', component: SkeletonCard } satisfies Meta<typeof SkeletonCard>
export default meta
type Story = StoryObj<typeof meta>

export const Layouts: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1.25rem' }}>
      <SkeletonCard {...args} />
      <SkeletonCard {...args} layout="portrait" />
      <SkeletonCard {...args} layout="tall" />
    </div>
  ),
}

export const WithDescription: Story = { args: { description: true } }

/** The card that comes takes exactly the room that was kept for it. */
export const BesideItsCard: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1.25rem' }}>
      <SkeletonCard />
      <MediaCard title="The Mercy Ships" image={pictures.wide} genre="Documentary" duration="4:05" />
    </div>
  ),
}
export const RightToLeft: Story = { ...rightToLeft }
