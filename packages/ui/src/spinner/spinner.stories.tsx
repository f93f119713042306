import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** As large as the text that it stands in. */
export const Default: Story = {}
export const Large: Story = { args: { style: { fontSize: '3rem' } } }
