import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { longWord, middleOf, narrow, overflowOf, rightToLeft, settle } from '../test/stories.ts'
import { NavigationMenu, NavigationMenuGroup, NavigationMenuLink } from './navigation-menu.tsx'

const link = (name: string, current = false) => (
  <NavigationMenuLink key={name} current={current}>
    <a href={`#${name}`}>{name}</a>
  </NavigationMenuLink>
)

const meta = {
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  subcomponents: { NavigationMenuLink, NavigationMenuGroup },
  args: {
    'aria-label': 'Main',
    children: (
      <>
        {link('Films', true)}
        {link('Reviews')}
        <NavigationMenuGroup title="Resources">
          {['Guides', 'Letters', 'Pictures'].map((name) => link(name))}
        </NavigationMenuGroup>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationMenu>
export default meta
type Story = StoryObj<typeof NavigationMenu>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Films' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Resources'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Letters' })).toBeVisible())
    settle()
  },
}

export const Hovered: Story = { parameters: { pseudo: { hover: ['a', 'summary'] } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a', 'summary'] } } }

export const LongText: Story = {
  args: { children: link(longWord) },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    const [films, reviews] = ['Films', 'Reviews'].map((name) => middleOf(canvas.getByRole('link', { name })))
    await expect(reviews).toBeLessThan(films as number)
  },
}
