import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** As large as the text that it stands in. */
export const Default: Story = {}
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: '1.5rem' }}>
      {['0.75rem', '1rem', '1.5rem', '3rem', '4.5rem'].map((fontSize) => (
        <Spinner key={fontSize} style={{ fontSize }} />
      ))}
    </div>
  ),
}
/** What waits says so: the spinner itself is not heard. */
export const InWhatWaits: Story = {
  render: () => (
    <p role="status" aria-busy="true" style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <Spinner /> Loading the reviews
    </p>
  ),
}
