import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from './alert-dialog.tsx'

const question = page.getByRole('alertdialog', { name: 'Delete your list?' })

async function ask(onDelete = vi.fn()) {
  const screen = await render(
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button>Delete</Button>
      </AlertDialogTrigger>
      <AlertDialogContent title="Delete your list?" description="Nobody can bring it back." className="mine">
        <AlertDialogCancel>Keep it</AlertDialogCancel>
        <AlertDialogAction variant="destructive" onClick={onDelete}>
          Delete it
        </AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>,
  )
  const trigger = screen.getByRole('button', { name: 'Delete' })
  await trigger.click()
  await expect.element(question).toBeVisible()
  return { trigger, onDelete }
}

test('has an accessible name and description, and focuses the cancel button', async () => {
  await ask()
  await expect.element(question).toHaveAccessibleDescription('Nobody can bring it back.')
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  expect(question.element()).toHaveClass('mine')
  await expectNoAxeViolations()
})

test('a click outside leaves it open', async () => {
  await ask()
  const overlay = document.querySelector('[data-slot=dialog-overlay]') as HTMLElement
  await page.elementLocator(overlay).click({ position: { x: 5, y: 5 } })
  await expect.element(question).toBeVisible()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 0],
  ['"Keep it"', () => page.getByRole('button', { name: 'Keep it' }).click(), 0],
  ['"Delete it"', () => page.getByRole('button', { name: 'Delete it' }).click(), 1],
])('%s closes it and gives the focus back', async (_, answer, deleted) => {
  const { trigger, onDelete } = await ask()
  await answer()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(onDelete).toHaveBeenCalledTimes(deleted)
})
