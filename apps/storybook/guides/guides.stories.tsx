import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { GuideView } from '../docs/guide-view.tsx'

const guides = import.meta.glob<ReactNode>(['./*.tsx', '!./*.stories.tsx'], { import: 'guide', eager: true })

/** Not in the sidebar: the pairs of the components' pages, so that the tests render and check them in each theme. */
const meta = {
  title: 'Guides',
  tags: ['!dev', '!autodocs', 'no-visual'],
  parameters: { checkedThemes: ['light', 'harbor', 'harbor-dark'] },
  args: { from: 'a', to: 'z' },
  render: ({ from, to }) => (
    <div className="grid grid-cols-1 gap-10">
      {Object.entries(guides)
        .map(([path, guide]) => ({ name: path.slice('./'.length, -'.tsx'.length), guide }))
        .filter(({ name }) => name >= from && name < to)
        .map(({ name, guide }) => (
          <section key={name}>
            <h2 className="mb-4 text-xl">{name}</h2>
            <GuideView>{guide}</GuideView>
          </section>
        ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Do')).toHaveLength(canvas.getAllByText('Don’t').length)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
} satisfies Meta<{ from: string; to: string }>
export default meta
type Story = StoryObj<typeof meta>

export const FromAccordion: Story = { args: { from: 'a', to: 'c' } }
export const FromCard: Story = { args: { from: 'c', to: 'e' } }
export const FromEmptyState: Story = { args: { from: 'e', to: 'm' } }
export const FromMediaCard: Story = { args: { from: 'm', to: 'q' } }
export const FromQRCode: Story = { args: { from: 'q', to: 't' } }
/** Two players stand on one page only here, and have the same name. */
export const FromTable: Story = {
  args: { from: 't', to: '~' },
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
}
