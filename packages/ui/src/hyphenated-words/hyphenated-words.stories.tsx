import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { HyphenatedWords } from './hyphenated-words.tsx'

const meta = {
  title: 'Text/HyphenatedWords',
  component: HyphenatedWords,
  args: { text: 'A Ten-Step Guide to Event-Planning' },
  argTypes: { text: { description: 'Its text.' } },
} satisfies Meta<typeof HyphenatedWords>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** What is wider than a line breaks as usual. */
export const LongWord: Story = {
  args: { text: `Event-${longWord}` },
  decorators: [(Story) => <p style={{ overflowWrap: 'anywhere' }}>{Story()}</p>, narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
