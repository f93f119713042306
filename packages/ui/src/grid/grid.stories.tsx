import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArticleCard } from '../article-card/article-card.tsx'
import { ArticleCardSkeleton } from '../article-card/article-card-skeleton.tsx'
import { MediaCard } from '../card/media-card.tsx'
import { PosterCard } from '../poster-card/poster-card.tsx'
import { pictures } from '../test/fixtures.ts'
import { middleOf, narrow, onPhone, rightToLeft } from '../test/stories.ts'
import { Grid } from './grid.tsx'

const titles = ['Grace', 'A storm', 'The house on the hill', 'Bread', 'Manna', 'Psalms', 'Ruth'] as const

const meta = {
  title: 'Lists/Grid',
  component: Grid,
  args: {
    'aria-label': 'Reviews',
    children: titles.map((title) => (
      <ArticleCard
        key={title}
        title={title}
        image={pictures.wide}
        date={{ iso: '2025-11-21', text: 'November 21, 2025' }}
        description="We watched it with two grandmothers, six children and a bowl of popcorn."
      />
    )),
  },
  argTypes: {
    'aria-label': {
      description: 'What they are, where no heading says it.',
      table: { type: { summary: 'string' } },
    },
    children: { control: false },
    columns: { control: 'select', options: ['three', 'four', 'posters'] },
  },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Four: Story = {
  args: {
    columns: 'four',
    children: titles.map((title) => (
      <MediaCard key={title} fluid title={title} image={pictures.wide} genre="Drama" duration="2:30" />
    )),
  },
}
export const Posters: Story = {
  args: {
    columns: 'posters',
    children: titles.map((title) => <PosterCard key={title} title={title} image={pictures.portrait} />),
  },
}

/** It goes by the room that it has: here one card in 320 px. */
export const InANarrowBox: Story = {
  args: {
    children: titles.slice(0, 2).map((title) => <ArticleCard key={title} title={title} image={null} />),
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    await expect(first?.getBoundingClientRect().width).toBe(320)
    await expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left)
  },
}

export const Loading: Story = {
  args: {
    'aria-busy': true,
    children: titles.slice(0, 3).map((title) => <ArticleCardSkeleton key={title} />),
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  ...Four,
  play: async ({ canvas }) => {
    // A phone has room for one column.
    if (onPhone()) return
    const [first, second] = canvas.getAllByRole('article').map(middleOf)
    await expect(first).toBeGreaterThan(second ?? Number.POSITIVE_INFINITY)
  },
}
