import { beforeEach, expect, test } from 'vitest'
import { showLoadError } from './show-load-error.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<form method="post" id="subscribe"></form><form action="/search" id="search"></form>'
})

const alert = () => document.querySelector('[role=alert]')
const submit = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

const UNSENT =
  'This form was not sent, because parts of the page could not be loaded. Load the page again and try once more, or write to us@example.org.'

test('says what happened, and leaves the search alone', () => {
  showLoadError('us@example.org', false)
  submit('search')
  expect(alert()?.textContent).toBe('Parts of this page could not be loaded. Load the page again')
  expect(alert()?.querySelector('button')).not.toBeNull()
})

test('whoever sends a form reads that it was not sent, and what to do', () => {
  showLoadError('us@example.org', false)
  submit('subscribe')
  expect(alert()?.textContent).toBe(UNSENT)
  expect(alert()?.querySelector('a')?.href).toBe('mailto:us@example.org')
})

test('so does whoever sent one before the code failed', () => {
  showLoadError('us@example.org', true)
  expect(alert()?.textContent).toBe(UNSENT)
})
