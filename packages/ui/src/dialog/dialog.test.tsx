import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Input } from '../input/input.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import {
  Dialog,
  DialogClose,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

async function renderDialog() {
  const onBehind = vi.fn()
  const screen = await render(
    <>
      <Button onClick={onBehind}>Behind</Button>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Order a Bible</Button>
        </DialogTrigger>
        <DialogContent className="mine">
          <DialogTitle>Order a Bible</DialogTitle>
          <DialogDescription>It is free.</DialogDescription>
          <Input aria-label="Name" />
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
          <DialogCloseButton />
        </DialogContent>
      </Dialog>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'Order a Bible' })
  const dialog = page.getByRole('dialog', { name: 'Order a Bible' })
  await trigger.click()
  await expect.element(dialog).toBeVisible()
  return { screen, trigger, dialog, onBehind }
}

describe('Dialog', () => {
  test('is named by its title, and its first control has the focus', async () => {
    const { dialog } = await renderDialog()
    await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
    expect(dialog.element()).toHaveClass('mine')
    await expectNoAxeViolations()
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click beside it', () => page.elementLocator(backdrop()).click({ position: { x: 5, y: 5 } })],
    ['its cross', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a button of its own', () => page.getByRole('button', { name: 'Done' }).click()],
  ])('closes by %s, gives the focus back and leaves the page usable', async (_, close) => {
    const { screen, trigger, dialog, onBehind } = await renderDialog()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
    await screen.getByRole('button', { name: 'Behind' }).click()
    expect(onBehind).toHaveBeenCalledOnce()
  })

  test('keeps the focus inside, forwards and backwards', async () => {
    const { dialog } = await renderDialog()
    const element = dialog.element()
    const seen = new Set<Element | null>()
    for (let step = 0; step < 7; step++) {
      await userEvent.tab(step > 3 ? { shift: true } : {})
      expect(element.contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement)
    }
    expect(seen.size).toBe(3)
  })

  test('hides the page behind it from screen readers', async () => {
    const { screen, dialog } = await renderDialog()
    expect(screen.getByRole('button', { name: 'Behind' }).elements()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Behind' }).elements()).toHaveLength(1)
  })

  test('can be opened and closed by its parent', async () => {
    const onOpenChange = vi.fn()
    const content = (
      <DialogContent>
        <DialogTitle>News</DialogTitle>
      </DialogContent>
    )
    const screen = await render(
      <Dialog open onOpenChange={onOpenChange}>
        {content}
      </Dialog>,
    )
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenLastCalledWith(false)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await screen.rerender(
      <Dialog open={false} onOpenChange={onOpenChange}>
        {content}
      </Dialog>,
    )
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  // A strict Content-Security-Policy refuses style elements.
  test('holds the page still without a style element, and lets it go again', async () => {
    const styles = document.querySelectorAll('style').length
    const { dialog } = await renderDialog()
    expect(document.querySelectorAll('style')).toHaveLength(styles)
    expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(getComputedStyle(document.body).overflow).toBe('visible')
  })

  test('the page does not shift when its scroll bar disappears', async () => {
    const screen = await render(<div style={{ height: '300vh' }}>Long</div>)
    const width = () => document.body.clientWidth
    const before = width()
    await screen.rerender(
      <div style={{ height: '300vh' }}>
        <Dialog defaultOpen>
          <DialogContent>
            <DialogTitle>News</DialogTitle>
          </DialogContent>
        </Dialog>
      </div>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(width()).toBe(before)
  })

  test('locks scrolling when the root element is the scroller', async ({ onTestFinished }) => {
    const root = document.documentElement
    root.style.overflowY = 'scroll'
    onTestFinished(() => root.removeAttribute('style'))
    const { dialog } = await renderDialog()
    expect(getComputedStyle(root).overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(getComputedStyle(root).overflowY).toBe('scroll')
  })

  test('its overlay fades out with it', async () => {
    const { dialog } = await renderDialog()
    const veil = backdrop()
    await Promise.all(veil.getAnimations().map((motion) => motion.finished))
    await userEvent.keyboard('{Escape}')
    expect(veil.getAnimations()).toHaveLength(1)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => veil.isConnected).toBe(false)
  })

  test('a non-modal dialog leaves the page usable: no overlay, no scroll lock', async () => {
    await render(
      <Dialog defaultOpen modal={false}>
        <DialogContent>
          <DialogTitle>News</DialogTitle>
        </DialogContent>
      </Dialog>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(document.querySelector('[data-slot=dialog-overlay]')).toBeNull()
    expect(getComputedStyle(document.body).overflow).toBe('visible')
  })
})

function backdrop(): Element {
  const overlay = document.querySelector('[data-slot=dialog-overlay]')
  if (!overlay) throw new Error('There is no backdrop')
  return overlay
}

test('a dialog is rendered where it is told to, in the layer of dialogs', async ({ onTestFinished }) => {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  await render(
    <Dialog defaultOpen>
      <DialogContent container={container}>
        <DialogTitle>Order a Bible</DialogTitle>
      </DialogContent>
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Order a Bible' })
  await expect.element(dialog).toBeVisible()
  expect(container.contains(dialog.element())).toBe(true)
  expect(getComputedStyle(dialog.element()).zIndex).toBe('1100')
})
