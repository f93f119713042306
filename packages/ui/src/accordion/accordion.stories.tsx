import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

const questions = [
  ['Is it free?', 'Yes, and so is the post.'],
  ['How long is it?', 'Ninety minutes, with a break if you like.'],
  ['May children come?', 'From eleven years on. The family guide says what to talk about before.'],
] as const

const meta = {
  title: 'Lists/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    children: questions.map(([title, answer]) => (
      <AccordionItem key={title} name="questions" title={title} heading="h3">
        {answer}
      </AccordionItem>
    )),
  },
  argTypes: { children: { description: 'AccordionItems.', control: false } },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How long is it?'))
    await expect(canvas.getByText(/^Ninety minutes/)).toBeVisible()
  },
}

export const Hovered: Story = { parameters: { pseudo: { hover: 'summary' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'summary' } } }

/** Without a `name` any number can be open. */
export const SeveralOpen: Story = {
  args: {
    children: questions.map(([title, answer], index) => (
      <AccordionItem key={title} title={title} open={index < 2}>
        {answer}
      </AccordionItem>
    )),
  },
}

export const LongText: Story = {
  args: {
    children: (
      <AccordionItem title={`What is the ${longWord}?`} open>
        {longWord}
      </AccordionItem>
    ),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}

export const RightToLeft: Story = { ...rightToLeft }
