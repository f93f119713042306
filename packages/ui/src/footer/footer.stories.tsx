import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Footer, FooterGroup } from './footer.tsx'

const group = (title: string, names: string[]) => (
  <FooterGroup title={title}>
    {names.map((name) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    ))}
  </FooterGroup>
)

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  subcomponents: { FooterGroup },
  args: {
    note: '© 2026 Harbor Light Films',
    children: (
      <>
        {group('Watch', ['Films', 'Series', 'Shorts'])}
        {group('Plan', ['Host a showing', 'Resources'])}
        {group('About', ['Who we are', 'Contact'])}
      </>
    ),
  },
  argTypes: { children: { description: 'FooterGroups.', control: false } },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Harbor Light Films')
  },
}
export const WithoutNote: Story = { args: { note: undefined } }
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } }
export const LongText: Story = {
  args: { note: longWord, children: group(longWord, [longWord]) },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
