import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

const questions = (
  <Accordion className="mine">
    <AccordionItem name="faq" title="Is it free?" heading="h3">
      Yes, and so is the post.
    </AccordionItem>
    <AccordionItem name="faq" title="How long is it?">
      Ninety minutes.
    </AccordionItem>
  </Accordion>
)

test.each(['dark', 'light'])('shows an answer by a click on its question, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(questions)
  const answer = screen.getByText('Yes, and so is the post.')
  await expect.element(answer).not.toBeVisible()
  await screen.getByText('Is it free?').click()
  await expect.element(answer).toBeVisible()
  await expectNoAxeViolations(screen.container)
})

test('opening one of a name closes the other', async () => {
  const screen = await render(questions)
  await screen.getByText('Is it free?').click()
  await screen.getByText('How long is it?').click()
  await expect.element(screen.getByText('Ninety minutes.')).toBeVisible()
  await expect.element(screen.getByText('Yes, and so is the post.')).not.toBeVisible()
})

test('by keyboard: Tab goes from question to question, with a ring, Enter opens', async () => {
  const screen = await render(questions)
  await userEvent.tab()
  await userEvent.tab()
  const [, second] = screen.container.querySelectorAll('summary')
  expect(second).toHaveFocus()
  expect(getComputedStyle(second as Element).outlineStyle).toBe('solid')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Ninety minutes.')).toBeVisible()
})

test('can be open from the start, and says when it is opened or closed', async () => {
  const onToggle = vi.fn()
  const screen = await render(
    <AccordionItem title="Is it free?" open onToggle={onToggle} className="mine">
      Yes
    </AccordionItem>,
  )
  await expect.element(screen.getByText('Yes')).toBeVisible()
  await screen.getByText('Is it free?').click()
  await expect.element(screen.getByText('Yes')).not.toBeVisible()
  expect(onToggle).toHaveBeenCalled()
  expect(screen.container.firstElementChild).toHaveClass('mine')
})
