import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { RadioGroup, RadioGroupItem, type RadioGroupProps } from './radio-group.tsx'

const group = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup legend="What kind of showing?" name="kind" {...props}>
    <RadioGroupItem value="theater">In a theater</RadioGroupItem>
    <RadioGroupItem value="church" hint="With a license">
      In a church
    </RadioGroupItem>
    <RadioGroupItem value="home" disabled>
      At home
    </RadioGroupItem>
  </RadioGroup>
)

test.each(['dark', 'light'])('is a named group of answers, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(group({ hint: 'You can change it later.', className: 'mine' }))
  const question = screen.getByRole('group', { name: 'What kind of showing?' })
  await expect.element(question).toHaveAccessibleDescription('You can change it later.')
  expect(question.element()).toHaveClass('mine')
  await expectNoAxeViolations(screen.container)
})

test('a form sends the answer that was chosen', async () => {
  const screen = await render(<form>{group({ defaultValue: 'theater' })}</form>)
  const form = screen.container.querySelector('form') as HTMLFormElement
  expect(new FormData(form).get('kind')).toBe('theater')
  const church = screen.getByRole('radio', { name: 'In a church', exact: true })
  await expect.element(church).toHaveAccessibleDescription('With a license')
  await screen.getByText('With a license').click()
  expect(new FormData(form).get('kind')).toBe('church')
})

test('the arrow keys go on to the next answer, past what is disabled', async () => {
  const onValueChange = vi.fn()
  const screen = await render(group({ defaultValue: 'theater', onValueChange }))
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'In a theater' })).toHaveFocus()
  const item = screen.container.querySelector('[data-slot=radio-group-item]') as Element
  expect(getComputedStyle(item).outlineStyle).toBe('solid')
  await userEvent.keyboard('{ArrowDown}')
  expect(onValueChange).toHaveBeenLastCalledWith('church')
  await userEvent.keyboard('{ArrowDown}')
  expect(onValueChange).toHaveBeenLastCalledWith('theater')
})

test('can be controlled by its parent', async () => {
  const onValueChange = vi.fn()
  const screen = await render(group({ value: 'theater', onValueChange }))
  await screen.getByText('In a church').click()
  expect(onValueChange).toHaveBeenCalledWith('church')
  await expect.element(screen.getByRole('radio', { name: 'In a theater' })).toBeChecked()
  await screen.rerender(group({ value: 'church' }))
  await expect.element(screen.getByRole('radio', { name: 'In a church' })).toBeChecked()
})

test('says what is wrong', async () => {
  const screen = await render(group({ error: 'Choose one.' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose one.')
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.')
  await expectNoAxeViolations(screen.container)
})

test('two groups without a name do not share an answer; ref reaches the radio', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(
    ['One', 'Two'].map((legend) => (
      <RadioGroup key={legend} legend={legend} defaultValue="yes">
        <RadioGroupItem ref={ref} value="yes">{`${legend} yes`}</RadioGroupItem>
      </RadioGroup>
    )),
  )
  await expect.element(screen.getByRole('radio', { name: 'One yes' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Two yes' })).toBeChecked()
  expect(ref.current).toHaveProperty('type', 'radio')
})

test('an item outside a RadioGroup throws a helpful error', () => {
  expect(() => renderToString(<RadioGroupItem value="yes">Yes</RadioGroupItem>)).toThrow(
    'RadioGroupItem must be inside a RadioGroup',
  )
})
