import { translate } from '@two-pastors/tooling/translation'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button, HyphenatedWords, LabelsProvider, StarIcon } from '../index.ts'
import { AllComponents } from './all-components.tsx'

const subscribe = (loading: boolean, text: string, icon?: boolean) => (
  <Button loading={loading}>
    {icon && <StarIcon />}
    {text}
  </Button>
)

test.each([
  ['', false],
  [', with what extensions put in between', true],
])('a button that was translated says what it does now%s', async (_, extension) => {
  const screen = await render(subscribe(false, 'Subscribe'))
  const words = () => screen.getByRole('button').element().textContent
  translate(screen.container, extension)
  expect(words()).toBe('[Subscribe]')
  await screen.rerender(subscribe(true, 'Subscribing...'))
  expect(words()).toBe('Subscribing...')
  translate(screen.container, extension)
  await screen.rerender(subscribe(false, 'Subscribe', true))
  expect(words()).toBe('Subscribe')
  translate(screen.container, extension)
  await screen.rerender(subscribe(false, '4 seats'))
  expect(words()).toBe('4 seats')
})

test('every component that was translated can be removed', async () => {
  const screen = await render(<AllComponents />)
  translate(screen.container)
  await screen.rerender(<LabelsProvider locale="de" />)
  expect(screen.container.textContent).toBe('')
})

test('a heading that was translated takes another text, with or without a hyphen', async () => {
  const screen = await render(<HyphenatedWords text="Event-Planning Guide" />)
  for (const text of ['A Guide', 'The Event-Planning Guide', 'Events']) {
    translate(screen.container)
    await screen.rerender(<HyphenatedWords text={text} />)
    expect(screen.container.textContent).toBe(text)
  }
})
