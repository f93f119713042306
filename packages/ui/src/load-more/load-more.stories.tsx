import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useGrowingCount } from '../lib/use-growing-count.ts'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { LoadMore } from './load-more.tsx'

const meta = {
  title: 'Actions/LoadMore',
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
/** Renders nothing for a complete list. */
export const AllShown: Story = {
  args: { shown: 24, total: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

function Films({ total }: { total: number }) {
  const { count, more } = useGrowingCount(total, { first: 5, step: 5 })
  return (
    <>
      <ol>
        {Array.from({ length: count }, (_, index) => `Film ${index + 1}`).map((film) => (
          <li key={film}>{film}</li>
        ))}
      </ol>
      <LoadMore shown={count} total={total} onMore={more} noun="films" />
    </>
  )
}

/** With `useGrowingCount` a list grows by a step. */
export const UnderAList: Story = {
  render: () => <Films total={60} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show more films' })
    await userEvent.click(button)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(button).toHaveFocus()
  },
}

/** After the last step the line stays, and has the focus that the button had. */
export const ToTheEnd: Story = {
  render: () => <Films total={8} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more films' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 8 of 8 films')
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } }
export const LongText: Story = {
  args: { noun: longWord },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
