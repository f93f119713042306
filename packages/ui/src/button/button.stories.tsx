import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChevronRightIcon, PlayIcon } from '../icons/icons.tsx'
import { Button } from './button.tsx'

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'hero', 'play'] as const
const sizes = ['sm', 'md', 'lg'] as const
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' } as const

const meta = {
  component: Button,
  args: { children: 'Watch now', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: variants },
    size: { control: 'select', options: [...sizes, 'icon'] },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Watch now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Every variant, one a row: the sizes, an icon, disabled, loading and as a link. */
export const Matrix: Story = {
  render: ({ onClick }) => (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      {variants.map((variant) => (
        <div key={variant} style={row}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} onClick={onClick}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label={`${variant} icon`} onClick={onClick}>
            <PlayIcon />
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} loading>
            loading
          </Button>
          <Button variant={variant} asChild>
            <a href={`#${variant}`}>as a link</a>
          </Button>
        </div>
      ))}
    </div>
  ),
}

export const Destructive: Story = { args: { variant: 'destructive', children: 'Delete' } }
export const Outline: Story = { args: { variant: 'outline', children: 'Learn more' } }
export const Secondary: Story = { args: { variant: 'secondary', children: 'Not now' } }
export const Ghost: Story = { args: { variant: 'ghost', children: 'Skip' } }
export const Link: Story = { args: { variant: 'link', children: 'Read the review' } }
export const Hero: Story = { args: { variant: 'hero', size: 'lg', children: 'Play trailer' } }

export const Play: Story = {
  args: { variant: 'play', size: 'icon', 'aria-label': 'Play', children: <PlayIcon /> },
}

export const WithIcon: Story = {
  args: {
    children: (
      <>
        All episodes <ChevronRightIcon />
      </>
    ),
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { loading: true, children: 'Subscribing' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribing', busy: true })
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** With `asChild` the child keeps its element and takes the look. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'hero', children: <a href="#giving">Give</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '#giving')
  },
}
