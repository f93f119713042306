// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AllComponents } from './all-components.tsx'

const container = document.createElement('div')
const root = createRoot(container)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(container)
})
afterEach(() => act(() => root.unmount()))

// Sites test their pages in jsdom, which lays nothing out and lacks much of what a browser can do.
test('every component renders, and its buttons and fields can be used, in jsdom', async () => {
  const errors: unknown[] = []
  window.addEventListener('error', ({ error }) => errors.push(error))
  await act(() => root.render(<AllComponents />))
  for (const element of container.querySelectorAll<HTMLElement>('button, a, input, textarea, [role=tab]')) {
    await act(() => element.focus())
    await act(() => element.click())
    await act(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  }
  expect(errors).toEqual([])
})
