import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QRCode } from './qr-code.tsx'

const meta = {
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
export const Large: Story = { args: { size: 320 } }
export const LongValue: Story = {
  args: { value: `https://example.org/?${'and-it-came-to-pass-'.repeat(20)}`, size: 320 },
}
