import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Input } from '../input/input.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'

const panel = page.getByRole('dialog', { name: 'Filter' })

async function open(props: { container?: Element; onBehind?: () => void } = {}) {
  const { onBehind, ...content } = props
  const screen = await render(
    <>
      <Popover>
        <PopoverTrigger asChild>
          <Button>Filter</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Filter" className="mine" {...content}>
          <Input aria-label="Genre" />
          <PopoverClose asChild>
            <Button>Done</Button>
          </PopoverClose>
        </PopoverContent>
      </Popover>
      <Button style={{ position: 'fixed', bottom: 0 }} onClick={onBehind}>
        Behind
      </Button>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'Filter' })
  await trigger.click()
  await expect.element(panel).toBeVisible()
  return { screen, trigger }
}

test.each(['dark', 'light'])(
  'is a named panel, and its first control has the focus, in the %s theme',
  async (theme) => {
    document.documentElement.dataset.theme = theme
    await open()
    await expect.element(page.getByLabelText('Genre')).toHaveFocus()
    expect(panel.element()).toHaveClass('mine')
    await expectNoAxeViolations()
  },
)

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a button in it', () => page.getByRole('button', { name: 'Done' }).click()],
])('%s closes it and gives the focus back', async (_, close) => {
  const { trigger } = await open()
  await close()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('the page around it stays usable, and adds no <style>', async () => {
  const styles = document.querySelectorAll('style').length
  const onBehind = vi.fn()
  await open({ onBehind })
  expect(document.querySelectorAll('style')).toHaveLength(styles)
  await page.getByRole('button', { name: 'Behind' }).click()
  expect(onBehind).toHaveBeenCalledOnce()
  await expect.element(panel).not.toBeInTheDocument()
})

test('is rendered where it is told to', async ({ onTestFinished }) => {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  await open({ container })
  expect(container.contains(panel.element())).toBe(true)
})
