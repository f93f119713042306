import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ChevronRightIcon, PlayIcon } from '../icons/icons.tsx'
import { narrow, rightToLeft } from '../test/stories.ts'
import { Button, type ButtonProps } from './button.tsx'

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'hero', 'play'] as const
const sizes = ['sm', 'md', 'lg', 'icon'] as const
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' } as const

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Watch now', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: variants },
    size: { control: 'select', options: sizes },
    children: { description: 'Its text, an icon beside it, or with `asChild` the element that it becomes.' },
    onClick: { description: 'Called by a press of the mouse, the finger, Enter or Space.' },
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

export const Hero: Story = { args: { variant: 'hero', size: 'lg', children: 'Play trailer' } }

export const Play: Story = {
  args: { variant: 'play', size: 'icon', 'aria-label': 'Play', children: <PlayIcon /> },
}

/** Every variant in every size. */
function Matrix(props: Omit<ButtonProps, 'variant' | 'size' | 'children'>) {
  return (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      {variants.map((variant) => (
        <div key={variant} style={row}>
          {sizes.map((size) => {
            const name = `${variant} ${size}`
            const text = size === 'icon' ? <PlayIcon /> : name
            return (
              <Button key={size} {...props} variant={variant} size={size} aria-label={name}>
                {props.asChild ? <a href={`#${variant}`}>{text}</a> : text}
              </Button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** A variant a row, in its four sizes. */
export const All: Story = { render: ({ onClick }) => <Matrix onClick={onClick} /> }
/** Under the mouse. */
export const AllHovered: Story = { ...All, parameters: { pseudo: { hover: true } } }
/** Reached by the keyboard. */
export const AllFocused: Story = { ...All, parameters: { pseudo: { focusVisible: true } } }
/** While the mouse presses. */
export const AllPressed: Story = { ...All, parameters: { pseudo: { hover: true, active: true } } }
export const AllDisabled: Story = { render: () => <Matrix disabled /> }
export const AllLoading: Story = { render: () => <Matrix loading /> }
export const AllAsLinks: Story = { render: () => <Matrix asChild /> }

export const WithIcon: Story = {
  args: {
    children: (
      <>
        All episodes <ChevronRightIcon className="rtl:-scale-x-100" />
      </>
    ),
  },
}
export const RightToLeft: Story = { ...WithIcon, ...rightToLeft }

/** A text that is too long for its box goes on in the next line. */
export const LongText: Story = {
  args: {
    size: 'lg',
    children: 'Watch the first episode of the second season together with the whole family',
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(320)
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
  args: { loading: true, children: 'Subscribing...' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribing...', busy: true }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

function Subscribe({ onClick }: ButtonProps) {
  const [loading, setLoading] = useState(false)
  return (
    <Button
      loading={loading}
      onClick={(event) => {
        onClick?.(event)
        setLoading(true)
        setTimeout(() => setLoading(false), 300)
      }}
    >
      {loading ? 'Subscribing...' : 'Subscribe'}
    </Button>
  )
}

/** It keeps the focus while loading, so that screen readers announce the result. */
export const LoadsForAWhile: Story = {
  render: (args) => <Subscribe {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' })
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Subscribing...')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAccessibleName('Subscribe'))
    await expect(button).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** With `asChild` the child stays the element it is and gets the button's styles. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'hero', children: <a href="#giving">Give</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '#giving')
  },
}

/** One button leads; the others are quieter, `outline` or `ghost`. Each says what happens next. */
export const Do: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={row}>
      <Button>Get Tickets</Button>
      <Button variant="outline">Watch Trailer</Button>
    </div>
  ),
}
/** Where every button leads, none does. “Click here” says nothing, and `destructive` is for what can’t be undone. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <div style={row}>
      <Button variant="hero">Click here</Button>
      <Button>Get Tickets</Button>
      <Button variant="destructive">Share</Button>
    </div>
  ),
}
