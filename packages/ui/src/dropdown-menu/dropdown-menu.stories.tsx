import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DownloadIcon, MailIcon, ShareIcon } from '../icons/icons.tsx'
import { longWord, onlyPlayed, rightToLeft, settle } from '../test/stories.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'

const actions = (
  <DropdownMenuContent>
    <DropdownMenuItem>
      <ShareIcon /> Copy the link
    </DropdownMenuItem>
    <DropdownMenuItem asChild>
      <a href="#mail">
        <MailIcon /> Mail
      </a>
    </DropdownMenuItem>
    <DropdownMenuItem disabled>
      <DownloadIcon /> Download
    </DropdownMenuItem>
  </DropdownMenuContent>
)

const meta = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuLabel,
    DropdownMenuSeparator,
  },
  args: { onOpenChange: fn(), children: actions },
  argTypes: {
    children: { description: 'A DropdownMenuTrigger and a DropdownMenuContent.', control: false },
  },
  render: ({ children, ...args }) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Share</Button>
      </DropdownMenuTrigger>
      {children}
    </DropdownMenu>
  ),
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await screen.findByRole('menu', { name: 'Share' })
  settle()
}

export const Closed: Story = {}
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } }
/** The pointed-at item stands out; the last one is disabled. */
export const Open: Story = {
  ...onlyPlayed,
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the link' })).toHaveFocus())
  },
}

export const WithChoices: Story = {
  ...onlyPlayed,
  args: {
    children: (
      <DropdownMenuContent>
        <DropdownMenuCheckboxItem checked>Captions</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem>Autoplay</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Quality</DropdownMenuLabel>
        <DropdownMenuRadioGroup value="1080p">
          {['1080p', '720p'].map((value) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {value}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    ),
  },
  play: open,
}

export const LongText: Story = {
  ...onlyPlayed,
  args: {
    children: (
      <DropdownMenuContent>
        <DropdownMenuItem>{`About the ${longWord}`}</DropdownMenuItem>
      </DropdownMenuContent>
    ),
  },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    )
  },
}

export const RightToLeft: Story = { ...rightToLeft, play: open }
