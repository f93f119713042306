import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import {
  NavigationMenu,
  NavigationMenuGroup,
  NavigationMenuLink,
} from '../navigation-menu/navigation-menu.tsx'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { Header } from './header.tsx'

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: {
    brand: <a href="#home">Harbor Light Films</a>,
    actions: (
      <>
        <Button variant="ghost" size="icon" aria-label="Search">
          <SearchIcon />
        </Button>
        <Button size="sm">Give</Button>
      </>
    ),
    children: (
      <NavigationMenu aria-label="Main">
        <NavigationMenuLink current>
          <a href="#films">Films</a>
        </NavigationMenuLink>
        <NavigationMenuLink>
          <a href="#reviews">Reviews</a>
        </NavigationMenuLink>
        <NavigationMenuGroup title="Resources">
          <NavigationMenuLink>
            <a href="#guides">Guides</a>
          </NavigationMenuLink>
        </NavigationMenuGroup>
      </NavigationMenu>
    ),
  },
  argTypes: {
    brand: { control: false },
    actions: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbor Light Films' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
}
export const Hovered: Story = { parameters: { pseudo: { hover: ['a', 'summary', 'button'] } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a', 'summary', 'button'] } } }
export const OnlyABrand: Story = { args: { actions: undefined, children: undefined } }
export const Sticky: Story = {
  args: { sticky: true },
  render: (args) => (
    <div style={{ height: '10rem', overflowY: 'auto' }} tabIndex={-1}>
      <Header {...args} />
      <div style={{ height: '30rem' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    header.parentElement?.scrollTo(0, 200)
    await expect(header.getBoundingClientRect().top).toBe(header.parentElement?.getBoundingClientRect().top)
  },
}
export const LongText: Story = {
  args: { brand: longWord },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...rightToLeft }
