import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import { Input } from '../input/input.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { dismissToast, getToasts } from './toast-store.ts'
import { Toaster, toast, toastPromise } from './toaster.tsx'

const toasts = () => [...document.querySelectorAll('[data-slot=toast]')]

beforeEach(() => {
  for (const { id } of getToasts()) dismissToast(id)
})

describe('Toaster', () => {
  test('shows what it is told in the region "Notifications", at the bottom right', async () => {
    await render(<Toaster />)
    toast({ title: 'You are subscribed', description: 'Look into your inbox.' })
    const region = page.getByRole('region', { name: /^Notifications/ })
    await expect.element(region.getByText('You are subscribed')).toBeVisible()
    await expect.element(region.getByText('Look into your inbox.')).toBeVisible()

    await expect.poll(() => toasts()[0]?.getBoundingClientRect().bottom).toBe(800 - 16)
    expect(toasts()[0]?.getBoundingClientRect().right).toBe(1280 - 16)
    await expectNoAxeViolations()
  })

  test('where text runs from right to left it is at the bottom left, and swiped away to the left', async ({
    onTestFinished,
  }) => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await render(<Toaster />)
    toast({ title: 'You are subscribed' })
    await expect.poll(() => toasts()[0]?.getBoundingClientRect().left).toBe(16)
    expect(toasts()[0]).toHaveAttribute('data-swipe-direction', 'left')
    const dismiss = page.getByRole('button', { name: 'Dismiss' }).element().getBoundingClientRect()
    expect(dismiss.left).toBeLessThan(40)
  })

  test('a toast from before the Toaster is mounted is not lost', async () => {
    toast({ title: 'Early' })
    await render(<Toaster />)
    await expect.poll(() => toasts().map((element) => element.textContent)).toEqual(['Early'])
  })

  test('a screen reader hears each message once, right away', async () => {
    await render(<Toaster />)
    toast({ title: 'Subscription Failed', variant: 'destructive' })
    await expect
      .poll(() => document.querySelector('[role=status]')?.textContent)
      .toContain('Subscription Failed')
  })

  test('Alt+T takes the focus there, Tab goes on to the message', async () => {
    await render(<Toaster />)
    toast({ title: 'You are subscribed' })
    await expect.poll(toasts).toHaveLength(1)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect.element(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toHaveFocus()
    await userEvent.tab()
    expect(toasts()[0]).toHaveFocus()
  })

  test.each(['dark', 'light'])('what went wrong looks different, readable in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    await render(<Toaster />)
    toast({ title: 'Good', description: 'Look into your inbox.' })
    toast({ title: 'Bad', description: 'The service is down.', variant: 'destructive' })
    await expect.poll(toasts).toHaveLength(2)
    const [good, bad] = toasts().map((element) => getComputedStyle(element).backgroundColor)
    expect(good).not.toBe(bad)
    await expectNoAxeViolations()
  })

  test.each(['dark', 'light'])('"Dismiss" has a ring that shows on red, in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    await render(<Toaster />)
    toast({ title: 'Bad', variant: 'destructive' })
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    const { outlineColor, color } = getComputedStyle(page.getByRole('button', { name: 'Dismiss' }).element())
    expect(outlineColor).toBe(color)
  })

  test('"Dismiss" takes away one message and leaves the others', async () => {
    await render(<Toaster />)
    toast({ title: 'First' })
    toast({ title: 'Second' })
    await expect.poll(toasts).toHaveLength(2)
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect.poll(() => toasts().map((element) => element.textContent)).toEqual(['Second'])
    expect(getToasts()).toHaveLength(1)
  })

  test.each(['before', 'after'])(
    'a message that came %s a dialog opened is dismissed, and the dialog with its form stays',
    async (when) => {
      const screen = await render(<Toaster />)
      if (when === 'before') toast({ title: 'Saved' })
      if (when === 'before') await expect.poll(toasts).toHaveLength(1)
      await screen.rerender(
        <>
          <Toaster />
          <Dialog defaultOpen>
            <DialogContent>
              <DialogTitle>Order a Bible</DialogTitle>
              <Input aria-label="Name" />
            </DialogContent>
          </Dialog>
        </>,
      )
      await page.getByLabelText('Name').fill('Ruth')
      if (when === 'after') toast({ title: 'Saved' })
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect.poll(toasts).toHaveLength(0)
      await expect.element(page.getByLabelText('Name')).toHaveValue('Ruth')
    },
  )

  test('an action does its work and dismisses the message', async () => {
    const undo = vi.fn()
    await render(<Toaster />)
    toast({ title: 'Removed', action: { label: 'Undo', onClick: undo } })
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undo).toHaveBeenCalledOnce()
    await expect.poll(toasts).toHaveLength(0)
  })

  test('shows as long as it is told to', async () => {
    await render(<Toaster />)
    toast({ title: 'Short', duration: 100 })
    toast({ title: 'Until dismissed', duration: Number.POSITIVE_INFINITY })
    await expect.poll(() => toasts().map((element) => element.textContent)).toEqual(['Until dismissed'])
  })

  test.each([
    ['Saved', () => Promise.resolve('letter')],
    ['Not saved', () => Promise.reject(new Error('offline'))],
  ])('tells what became of a promise: %s', async (title, save) => {
    await render(<Toaster />)
    const told = toastPromise(save(), {
      loading: { title: 'Saving…' },
      success: (what) => ({ title: 'Saved', description: what }),
      error: { title: 'Not saved', variant: 'destructive' },
    })
    expect(getToasts()).toMatchObject([{ title: 'Saving…' }])
    await Promise.allSettled([told])
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
    await expect.poll(toasts).toHaveLength(1)
  })
})
