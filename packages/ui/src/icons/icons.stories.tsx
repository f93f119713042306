import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './icons.tsx'

/**
 * 24 × 24, in the text color, hidden from screen readers: the control around an icon needs a name. Put an icon next
 * to the word that it illustrates; as decoration, it only asks to be interpreted.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 10rem)', gap: '1.5rem' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
}

/** Size and color come from `className` or the surrounding text. */
export const SizesAndColors: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: '1.5rem', color: 'var(--tp-gold)' }}>
      <icons.HeartIcon width="16" height="16" />
      <icons.HeartIcon />
      <icons.HeartIcon width="40" height="40" />
      <icons.HeartIcon width="40" height="40" style={{ color: 'var(--tp-muted)' }} />
    </div>
  ),
}
