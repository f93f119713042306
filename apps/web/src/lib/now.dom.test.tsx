import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Clock, ClockContext, readClock, useNow, writeClock } from './now.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const at = (iso: string) => Date.parse(iso)
const clock: Clock = {
  asOf: at('2026-01-01T00:00:00Z'),
  changes: [at('2026-02-01T00:00:00Z'), at('2026-06-01T00:00:00Z')],
}
const renders: string[] = []

function Page() {
  const day = new Date(useNow()).toISOString().slice(0, 10)
  renders.push(day)
  return <p>{day}</p>
}

const errors = vi.fn()
let root: ReturnType<typeof hydrateRoot> | undefined
beforeEach(() => {
  vi.useFakeTimers()
  renders.length = 0
  errors.mockClear()
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
  vi.useRealTimers()
})

/** The page as it was built, opened at a moment. */
function open(iso: string) {
  vi.setSystemTime(iso)
  const page = (
    <ClockContext value={clock}>
      <Page />
    </ClockContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expect(container.textContent).toBe('2026-01-01')
  renders.length = 0
  act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: errors })
  })
  return container
}

test('a page that is still up to date is rendered once, as it was built', () => {
  const page = open('2026-01-31T23:59:59Z')
  expect(page.textContent).toBe('2026-01-01')
  expect(new Set(renders)).toEqual(new Set(['2026-01-01']))
})

test('a page that is served late hydrates as it was built, then corrects itself', () => {
  const page = open('2026-07-01T00:00:00Z')
  expect(renders[0]).toBe('2026-01-01')
  expect(page.textContent).toBe('2026-06-01')
  expect(errors).not.toHaveBeenCalled()
})

test('an open page changes when the moment comes, weeks later too', () => {
  const page = open('2026-01-31T23:59:00Z')
  act(() => void vi.advanceTimersByTime(59_999))
  expect(page.textContent).toBe('2026-01-01')
  act(() => void vi.advanceTimersByTime(1))
  expect(page.textContent).toBe('2026-02-01')
  // Longer than the longest timer.
  act(() => void vi.advanceTimersByTime(120 * 24 * 60 * 60 * 1000))
  expect(page.textContent).toBe('2026-06-01')
})

test('a page that was suspended during a change updates when it becomes visible', () => {
  const page = open('2026-01-31T00:00:00Z')
  vi.setSystemTime('2026-02-03')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(page.textContent).toBe('2026-02-01')
})

test('a wrong system clock does not revert the page to an older state', () => {
  expect(open('2020-01-01T00:00:00Z').textContent).toBe('2026-01-01')
})

test('the clock can be written to HTML and read back; without one, the current time is used', () => {
  expect(readClock(writeClock(clock))).toEqual(clock)
  vi.setSystemTime('2026-03-01')
  expect(readClock(undefined)).toEqual({ asOf: at('2026-03-01'), changes: [] })
})
