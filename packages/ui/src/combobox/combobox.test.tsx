import { createRef, useLayoutEffect, useRef, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import { Input } from '../input/input.tsx'
import { es } from '../labels/es.ts'
import { LabelsProvider } from '../labels/labels.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Combobox, ComboboxOption } from './combobox.tsx'

const films = ['David', 'Dawn', 'Ember', 'King of Kings']

/** A field with the films that begin with its text, in a form. */
function Films({ onSubmit, empty }: { onSubmit?: () => void; empty?: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const found = films.filter((film) => text && film.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <form
      style={{ position: 'relative' }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Input ref={field} aria-label="Film" value={text} onChange={(event) => setText(event.target.value)} />
      <Combobox field={field} aria-label="Films" empty={text && empty}>
        {found.map((film) => (
          <ComboboxOption key={film} value={film}>
            {film}
          </ComboboxOption>
        ))}
      </Combobox>
    </form>
  )
}

/** Has its text as soon as the Combobox is in the page, and before effects run. */
function TypedAtOnce() {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.value = 'da'
    field.current.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [])
  return (
    <>
      <Input ref={field} aria-label="Film" />
      <Combobox field={field} aria-label="Films">
        <ComboboxOption value="David">David</ComboboxOption>
      </Combobox>
    </>
  )
}

describe('Combobox', () => {
  beforeEach(() => {
    document.documentElement.dataset.theme = 'dark'
  })

  test('leaves the Enter that ends a word to the input method', async () => {
    const screen = await render(<Films />)
    const field = screen.getByRole('combobox')
    await field.fill('da')
    await userEvent.keyboard('{ArrowDown}')
    const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
    field.element().dispatchEvent(new KeyboardEvent('keydown', enter))
    await expect.element(field).toHaveValue('da')
    await expect.element(screen.getByRole('option', { selected: true })).toBeVisible()
  })

  test('says how many there are in the language of the page', async () => {
    const screen = await render(
      <LabelsProvider labels={es} locale="es">
        <Films />
      </LabelsProvider>,
    )
    await screen.getByRole('combobox').fill('da')
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 sugerencias')
  })

  test('opens with what fits as one types, says how many there are, and closes without any', async () => {
    const screen = await render(<Films />)
    const field = screen.getByRole('combobox', { name: 'Film' })
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'da')
    await expect.element(screen.getByRole('listbox', { name: 'Films' })).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 suggestions')
    await userEvent.type(field, 'v')
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 suggestion')
    await userEvent.type(field, 'x')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('listbox').query()).toBeNull()
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('says that there is nothing in the place of the list; Escape closes that alone', async () => {
    const onOpenChange = vi.fn()
    const screen = await render(
      <Dialog defaultOpen onOpenChange={onOpenChange}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Find a film</DialogTitle>
          <Films empty="Nothing found." />
        </DialogContent>
      </Dialog>,
    )
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'dax')
    const said = screen.getByText('Nothing found.')
    await expect.element(said).toBeVisible()
    await expect.element(said).toHaveRole('status')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expectNoAxeViolations(screen.baseElement)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
    await expect.element(field).toHaveValue('dax')
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 suggestions')
    await field.clear()
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('the arrow keys go through the options and back to the field, which keeps the focus', async () => {
    const screen = await render(<Films />)
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'da')
    const active = () => screen.container.querySelector('[aria-selected=true]')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('David')
    await expect.element(field).toHaveAttribute('aria-activedescendant', active()?.id)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('Dawn')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toHaveTextContent('Dawn')
    await userEvent.keyboard('{ArrowLeft}')
    expect(active()).toBeNull()
    await expect.element(field).toHaveFocus()
  })

  test('Enter chooses the active option, and submits the form if there is none', async () => {
    const onSubmit = vi.fn()
    const screen = await render(<Films onSubmit={onSubmit} />)
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'da')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(field).toHaveValue('Dawn')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('Escape closes the list alone, also in a dialog; the arrow keys open it again', async () => {
    const onOpenChange = vi.fn()
    const screen = await render(
      <Dialog defaultOpen onOpenChange={onOpenChange}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Find a film</DialogTitle>
          <Films />
        </DialogContent>
      </Dialog>,
    )
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'da')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('da')
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Escape}{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('a click chooses; leaving the field closes the list', async () => {
    const screen = await render(
      <>
        <Films />
        <button type="button">After</button>
      </>,
    )
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'd')
    await screen.getByRole('option', { name: 'Dawn' }).click()
    await expect.element(field).toHaveValue('Dawn')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await field.click()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('joins a field that has the focus and some text, and leaves it as it was', async () => {
    const field = createRef<HTMLInputElement>()
    const page = (isThere: boolean) => (
      <>
        <Input ref={field} type="search" aria-label="Film" />
        {isThere && (
          <Combobox field={field} aria-label="Films">
            <ComboboxOption asChild>
              <a href="#ember">Ember</a>
            </ComboboxOption>
          </Combobox>
        )}
      </>
    )
    const screen = await render(page(false))
    await userEvent.type(screen.getByRole('searchbox'), 'emb')
    await screen.rerender(page(true))
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
    await expect.element(screen.getByRole('option', { name: 'Ember' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(location.hash).toBe('#ember')
    await screen.rerender(page(false))
    const attributes = ['role', 'aria-expanded', 'aria-controls', 'aria-activedescendant']
    for (const name of attributes) expect(field.current).not.toHaveAttribute(name)
    await expect.element(screen.getByRole('searchbox')).toHaveValue('emb')
  })

  test('opens for what is typed before the browser has painted it', async () => {
    const screen = await render(<TypedAtOnce />)
    await expect.element(screen.getByRole('option', { name: 'David' })).toBeVisible()
  })

  test('keeps the active option of a long list in view', async () => {
    const field = createRef<HTMLInputElement>()
    const many = Array.from({ length: 60 }, (_, number) => `Film ${number}`)
    const screen = await render(
      <div style={{ position: 'relative' }}>
        <Input ref={field} aria-label="Film" />
        <Combobox field={field} aria-label="Films">
          {many.map((film) => (
            <ComboboxOption key={film}>{film}</ComboboxOption>
          ))}
        </Combobox>
      </div>,
    )
    await userEvent.type(screen.getByRole('combobox'), 'f')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(screen.getByRole('option', { name: 'Film 59' })).toBeInViewport()
  })

  test('ref and className reach the list and an option', async () => {
    const [list, option] = [createRef<HTMLDivElement>(), createRef<HTMLDivElement>()]
    await render(
      <Combobox ref={list} className="mine" field={createRef()} aria-label="Films">
        <ComboboxOption ref={option} className="own">
          David
        </ComboboxOption>
      </Combobox>,
    )
    expect(list.current).toHaveClass('mine')
    expect(list.current).toHaveAttribute('data-slot', 'combobox')
    expect(option.current).toHaveClass('own')
  })

  test('an option outside a Combobox throws a helpful error', async () => {
    await expect(render(<ComboboxOption>David</ComboboxOption>)).rejects.toThrow('inside a Combobox')
  })

  test.each(['dark', 'light'])('passes axe open and with an active option in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<Films />)
    await userEvent.type(screen.getByRole('combobox'), 'd')
    await userEvent.keyboard('{ArrowDown}')
    await expectNoAxeViolations(screen.container)
  })
})
