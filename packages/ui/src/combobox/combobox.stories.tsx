import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Input } from '../input/input.tsx'
import { longWord, narrow, onlyPlayed, overflowOf, rightToLeft } from '../test/stories.ts'
import { Combobox, ComboboxOption } from './combobox.tsx'

const films = [
  'A Cowgirl’s Song',
  'David',
  'David: Premiere Night',
  'King of Kings',
  'The Luckiest Man on Earth',
  'The Mercy Ships',
]

type FilmFieldProps = Partial<ComponentProps<typeof Combobox>> & { names?: string[]; text?: string }

function FilmField({ names = films, text: first = '', ...props }: FilmFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(first)
  const found = names.filter((name) => text && name.toLowerCase().includes(text.toLowerCase()))
  return (
    <div style={{ position: 'relative', maxWidth: '24rem', minHeight: '20rem' }}>
      <div style={{ position: 'relative' }}>
        <Input
          ref={field}
          aria-label="Film"
          placeholder="Type a film’s name"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Combobox {...props} field={field} aria-label="Films">
          {found.map((name) => (
            <ComboboxOption key={name} value={name}>
              {name}
            </ComboboxOption>
          ))}
        </Combobox>
      </div>
    </div>
  )
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  subcomponents: { ComboboxOption },
  args: { 'aria-label': 'Films', field: { current: null } },
  argTypes: { field: { control: false }, announcement: { control: false } },
  render: ({ field: _field, 'aria-label': _name, ...args }) => <FilmField {...args} />,
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

/** Type “da”, go down with the arrow keys, and choose with Enter. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Film' })
    await userEvent.type(field, 'david')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(field).toHaveValue('David: Premiere Night')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Open, the second option active. */
export const Open: Story = {
  ...onlyPlayed,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'David', selected: true })).toBeVisible()
  },
}

/** Nothing fits what was typed, and `empty` says so. */
export const Empty: Story = {
  ...onlyPlayed,
  args: { empty: 'Nothing found for “xyz”.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(canvas.getByText('Nothing found for “xyz”.')).toBeVisible()
  },
}

/** Options may be links with more than one line. */
export const Links: Story = {
  ...onlyPlayed,
  render: () => {
    const field = useRef<HTMLInputElement>(null)
    return (
      <div style={{ position: 'relative', maxWidth: '24rem', minHeight: '14rem' }}>
        <div style={{ position: 'relative' }}>
          <Input ref={field} type="search" aria-label="Search" />
          <Combobox field={field} aria-label="Suggestions">
            {['Film', 'Study guide'].map((kind) => (
              <ComboboxOption key={kind} asChild>
                <a href="#david">
                  David
                  <span style={{ color: 'var(--tp-muted)', fontSize: '0.875rem' }}>{kind}</span>
                </a>
              </ComboboxOption>
            ))}
          </Combobox>
        </div>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'd')
    await expect(canvas.getByRole('option', { name: /Study guide/ })).toHaveAttribute('href', '#david')
  },
}

export const LongText: Story = {
  ...onlyPlayed,
  decorators: [narrow],
  render: () => <FilmField names={[longWord, `The ${longWord}`]} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'don')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}

export const RightToLeft: Story = {
  ...rightToLeft,
  render: () => <FilmField names={['דוד', 'דוד המלך']} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, 'דוד')
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('דוד')
  },
}
