import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './icons.tsx'

const meta = { title: 'icons' } satisfies Meta
export default meta

export const All: StoryObj<typeof meta> = {
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
