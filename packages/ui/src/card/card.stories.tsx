import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Grid } from '../grid/grid.tsx'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Card, CardDescription, CardFooter, CardTitle } from './card.tsx'

const content = (title: string, text: string) => (
  <>
    <CardTitle>{title}</CardTitle>
    <CardDescription>{text}</CardDescription>
    <CardFooter>
      <Button>Ask for a date</Button>
    </CardFooter>
  </>
)

const meta = {
  title: 'Cards/Card',
  component: Card,
  subcomponents: { CardTitle, CardDescription, CardFooter },
  args: { children: content('One showing', 'Up to 200 seats, with a letter of license.') },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyText: Story = { args: { children: 'Anything that belongs together.' } }

/** Their actions line up. */
export const SideBySide: Story = {
  render: () => (
    <Grid>
      <Card>{content('One showing', 'Up to 200 seats.')}</Card>
      <Card>{content('A week', 'As many showings as you like, in one hall. '.repeat(3))}</Card>
      <Card>{content('A tour', 'Five towns.')}</Card>
    </Grid>
  ),
}

export const LongText: Story = {
  args: { children: content(`The ${longWord}`, longWord) },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
