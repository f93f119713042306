import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { AgeBadge } from './age-badge.tsx'
import { ContentGuide } from './content-guide.tsx'
import { LevelScale } from './level-scale.tsx'

const concerns = [
  {
    label: 'Violence',
    level: 3,
    note: 'A sword fight; one man falls.',
    scenes: ['41 min: a wound that bleeds'],
  },
  {
    label: 'Frightening scenes',
    level: 4,
    note: 'A giant that shouts.',
    scenes: ['12 min: the giant', '63 min: a storm'],
  },
  { label: 'Language', level: 0, note: 'None.' },
]
const virtues = [
  { label: 'Courage', level: 5, note: 'A boy steps forward when nobody else does.' },
  { label: 'Hope', level: 2, note: 'A song in the dark.' },
]

const meta = {
  title: 'Text/ContentGuide',
  component: ContentGuide,
  args: { concerns, virtues },
} satisfies Meta<typeof ContentGuide>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 5')).toBeVisible()
    await expect(canvas.getByText('63 min: a storm')).toBeVisible()
  },
}
export const WithoutVirtues: Story = { args: { virtues: [] } }
/** For lists and comparisons. */
export const WithoutNotes: Story = {
  args: {
    concerns: concerns.map(({ label, level }) => ({ label, level })),
    virtues: virtues.map(({ label, level }) => ({ label, level })),
  },
}
export const WithMore: Story = {
  args: { children: <p style={{ marginTop: '2rem' }}>If it is close to home: a brother is lost.</p> },
}
export const OtherWords: Story = { args: { concernsHeading: 'Please note', virtuesHeading: 'We loved' } }
export const EveryLevel: Story = {
  args: { virtues: [], concerns: [0, 1, 2, 3, 4, 5].map((level) => ({ label: `Level ${level}`, level })) },
}
export const SmallPhone: Story = {
  decorators: [narrow],
  args: { concerns: [{ label: longWord, level: 5, note: longWord, scenes: [longWord] }] },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
export const Ages: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <AgeBadge age={0} />
      <AgeBadge age={7} />
      <AgeBadge age={16} variant="outline" />
    </div>
  ),
}
export const Scales: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <LevelScale level={2} />
      <LevelScale level={4} tone="virtue" />
    </div>
  ),
}

/** A level, and what is seen: a parent can judge it. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { concerns: concerns.slice(0, 1), virtues: virtues.slice(0, 1) },
}
/** A verdict in place of what is seen. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    concerns: [{ label: 'Violence', level: 3, note: 'Too much for us.' }],
    virtues: [{ label: 'Courage', level: 5, note: 'Great!' }],
  },
}
