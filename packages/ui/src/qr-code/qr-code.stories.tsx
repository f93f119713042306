import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../test/stories.ts'
import { QRCode } from './qr-code.tsx'

const meta = {
  title: 'Media/QRCode',
  component: QRCode,
  args: { value: 'https://example.org/tickets?code=4Pastors', label: 'QR code that leads to the tickets' },
} satisfies Meta<typeof QRCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible()
  },
}
export const LongValue: Story = {
  args: { value: `https://example.org/?${'and-it-came-to-pass-'.repeat(20)}`, size: 320 },
}
/** It shrinks where there is less room. */
export const InANarrowBox: Story = {
  args: { size: 600 },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect([width, height]).toEqual([320, 320])
  },
}
