import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useGrowingCount } from '../lib/use-growing-count.ts'
import { LoadMore } from './load-more.tsx'

const meta = {
  component: LoadMore,
  args: { shown: 24, total: 2000, onMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}
export const WithNoun: Story = { args: { noun: 'posts' } }
export const AllShown: Story = { args: { shown: 24, total: 24 } }

function Films() {
  const { count, more } = useGrowingCount(60, { first: 5, step: 5 })
  return (
    <>
      <ol>
        {Array.from({ length: count }, (_, index) => `Film ${index + 1}`).map((film) => (
          <li key={film}>{film}</li>
        ))}
      </ol>
      <LoadMore shown={count} total={60} onMore={more} noun="films" />
    </>
  )
}

/** With `useGrowingCount` a list grows by a step. */
export const UnderAList: Story = {
  render: () => <Films />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more films' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
  },
}
