import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Sheet, SheetClose, SheetContent, SheetTrigger } from './sheet.tsx'

async function renderSheet() {
  const onBehind = vi.fn()
  const screen = await render(
    <>
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Button onClick={onBehind}>Behind</Button>
      </div>
      <Sheet>
        <SheetTrigger asChild>
          <Button>Open menu</Button>
        </SheetTrigger>
        <SheetContent title="Menu">
          <SheetClose asChild>
            <a href="#movies">Movies</a>
          </SheetClose>
          <a href="#series">Series</a>
        </SheetContent>
      </Sheet>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'Open menu' })
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await trigger.click()
  await expect.element(sheet).toBeVisible()
  return { screen, trigger, sheet, onBehind }
}

describe('Sheet', () => {
  test('slides in at the left, 320 px wide and as tall as the screen', async () => {
    const { sheet } = await renderSheet()
    await expect
      .poll(() => sheet.element().getBoundingClientRect().toJSON())
      .toMatchObject({
        left: 0,
        top: 0,
        width: 320,
        height: 800,
      })
    await expect.element(sheet.getByRole('heading', { name: 'Menu' })).toBeVisible()
    await expectNoAxeViolations()
  })

  test('slides in at the right where text runs from right to left', async ({ onTestFinished }) => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const { sheet } = await renderSheet()
    const edges = () => {
      const { left, right } = sheet.element().getBoundingClientRect()
      return [left, right]
    }
    await expect.poll(edges).toEqual([960, 1280])
    const [motion] = sheet.element().getAnimations()
    expect(motion).toBeInstanceOf(CSSAnimation)
    motion?.pause()
    if (motion) motion.currentTime = 0
    expect(edges()).toEqual([1280, 1600])
    motion?.finish()

    const close = sheet.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(close.left).toBeLessThan(1000)
    expect(getComputedStyle(sheet.element()).borderLeftWidth).toBe('1px')
  })

  test('leaves a fifth of a narrow phone free', async ({ onTestFinished }) => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(1280, 800))
    const { sheet } = await renderSheet()
    await expect.poll(() => sheet.element().getBoundingClientRect().right).toBe(256)
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click beside it', () => page.elementLocator(backdrop()).click({ position: { x: 800, y: 400 } })],
    ['its cross', () => page.getByRole('button', { name: 'Close' }).click()],
    ['one of its links', () => page.getByRole('link', { name: 'Movies' }).click()],
  ])('closes by %s, gives the focus back and leaves the page usable', async (_, close) => {
    const { screen, trigger, sheet, onBehind } = await renderSheet()
    await close()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
    await screen.getByRole('button', { name: 'Behind' }).click()
    expect(onBehind).toHaveBeenCalledOnce()
  })

  test('keeps the focus inside', async () => {
    const { sheet } = await renderSheet()
    const element = sheet.element()
    const seen = new Set<Element | null>()
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      expect(element.contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement)
    }
    expect(seen.size).toBe(3)
  })

  test.each([
    ['end', { right: 1280, top: 0, width: 320, height: 800 }],
    ['bottom', { left: 0, bottom: 800, width: 1280 }],
  ] as const)('with side="%s" it comes to rest at that edge', async (side, edges) => {
    await render(
      <Sheet defaultOpen>
        <SheetContent title="Menu" side={side}>
          Links
        </SheetContent>
      </Sheet>,
    )
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect.poll(() => sheet.element().getBoundingClientRect().toJSON()).toMatchObject(edges)
  })
})

function backdrop(): Element {
  const overlay = document.querySelector('[data-slot=dialog-overlay]')
  if (!overlay) throw new Error('There is no backdrop')
  return overlay
}
