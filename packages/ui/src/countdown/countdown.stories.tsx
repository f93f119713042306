import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { LabelsProvider } from '../labels/labels.tsx'
import { narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Countdown } from './countdown.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 5_000_000)

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  // Every picture of it is another.
  tags: ['no-visual'],
  args: { to: inDays(12), onEnd: fn(), children: <Badge variant="gold">Now in theaters</Badge> },
  argTypes: { children: { control: false }, to: { control: 'date' } },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/12 days/)
  },
}
export const ToTheMinute: Story = { args: { precision: 'minute' } }
export const ToTheDay: Story = { args: { precision: 'day', to: inDays(1200) } }
export const Ended: Story = {
  args: { to: new Date(0) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Now in theaters')).toBeVisible()
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
/** Numbers and units as `LabelsProvider` says. */
export const InSpanish: Story = {
  render: (args) => (
    <LabelsProvider locale="es">
      <Countdown {...args} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/12 días/)
  },
}
export const InANarrowBox: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
