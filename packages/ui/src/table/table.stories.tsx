import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, rightToLeft } from '../test/stories.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

const showings = [
  ['Friday', 'Cedar Mill', 120],
  ['Saturday', 'Harbor Light Hall', 85],
  ['Sunday', 'First Church', 240],
] as const

const rows = (
  <>
    <TableHeader>
      <TableRow>
        <TableHead>Day</TableHead>
        <TableHead>Place</TableHead>
        <TableHead numeric>Seats</TableHead>
      </TableRow>
    </TableHeader>
    <TableBody>
      {showings.map(([day, place, seats]) => (
        <TableRow key={day}>
          <TableHead scope="row">{day}</TableHead>
          <TableCell>{place}</TableCell>
          <TableCell numeric>{seats}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </>
)

const meta = {
  title: 'Lists/Table',
  component: Table,
  subcomponents: { TableHeader, TableBody, TableRow, TableHead, TableCell },
  args: { caption: 'Showings this week', children: rows },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Showings this week' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Sunday' })).toBeVisible()
  },
}
export const CaptionHidden: Story = { args: { captionHidden: true } }

/** It scrolls in itself; the page stays as wide as it is. */
export const InANarrowBox: Story = {
  args: { style: { minWidth: '36rem' } },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvas.getByRole('region')
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
}
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'section' } } }
export const RightToLeft: Story = { ...rightToLeft }
