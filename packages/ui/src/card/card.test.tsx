import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Card, CardDescription, CardFooter, CardTitle } from './card.tsx'

const card = (title: string, text: string) => (
  <Card className="mine">
    <CardTitle heading="h2">{title}</CardTitle>
    <CardDescription>{text}</CardDescription>
    <CardFooter>
      <Button>{`Ask about ${title}`}</Button>
    </CardFooter>
  </Card>
)

test.each(['dark', 'light'])('holds a title, a text and actions, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(card('One showing', 'Up to 200 seats'))
  await expect.element(screen.getByRole('heading', { name: 'One showing', level: 2 })).toBeVisible()
  expect(screen.container.firstElementChild).toHaveClass('mine')
  await expectNoAxeViolations(screen.container)
})

test('the actions of cards side by side stand on one line', async () => {
  const screen = await render(
    <div style={{ display: 'grid', gridTemplateColumns: '15rem 15rem' }}>
      {card('One', 'Short')}
      {card('Two', 'A text of several lines. '.repeat(6))}
    </div>,
  )
  const tops = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().bottom)
  expect(tops[0]).toBe(tops[1])
})
