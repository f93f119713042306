import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.tsx'

const trail = (page: string) => (
  <>
    <BreadcrumbItem>
      <a href="#home">Home</a>
    </BreadcrumbItem>
    <BreadcrumbItem>
      <a href="#reviews">Reviews</a>
    </BreadcrumbItem>
    <BreadcrumbItem current>{page}</BreadcrumbItem>
  </>
)

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  args: { children: trail('David') },
  argTypes: { children: { description: 'BreadcrumbItems, the page itself last.', control: false } },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('David')).toHaveAttribute('aria-current', 'page')
  },
}
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } }
export const LongText: Story = {
  args: { children: trail(`What we found out about the ${longWord}`) },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
