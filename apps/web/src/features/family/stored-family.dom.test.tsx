import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFamily } from './family.ts'
import { storeFamily, useStoredFamily } from './stored-family.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const family = { ...noFamily, children: [{ name: 'Mia', age: 7 }] }
const json = JSON.stringify(family)
const Shown = () => useStoredFamily() ?? 'none'

let root: ReturnType<typeof createRoot>
const shown = () => document.body.textContent

beforeEach(() => {
  root = createRoot(document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  storeFamily(null)
})

test('a family is kept on the device, shown at once, and forgotten without a trace', () => {
  act(() => root.render(<Shown />))
  expect(shown()).toBe('none')
  act(() => void expect(storeFamily(family)).toBe(true))
  expect(shown()).toBe(json)
  expect(localStorage.getItem('family')).toBe(json)
  act(() => void storeFamily(null))
  expect(shown()).toBe('none')
  expect(localStorage).toHaveLength(0)
})

test('a change in another tab shows', () => {
  act(() => root.render(<Shown />))
  localStorage.setItem('family', json)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'family' })))
  expect(shown()).toBe(json)
})

test('with storage blocked it lasts for the visit, and says so', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  act(() => root.render(<Shown />))
  act(() => void expect(storeFamily(family)).toBe(false))
  expect(shown()).toBe(json)
})

test('once storage is full, the new family counts, and the previous one does not come back', () => {
  storeFamily({ ...family, children: [{ name: 'Mia', age: 12 }] })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => root.render(<Shown />))
  act(() => void expect(storeFamily(family)).toBe(false))
  expect(shown()).toBe(json)
  expect(localStorage.getItem('family')).toBeNull()
})

test.each(['{', '{"version":2,"children":[]}'])('what cannot be read is no family: %s', (stored) => {
  localStorage.setItem('family', stored)
  act(() => root.render(<Shown />))
  expect(shown()).toBe('none')
})

test('a prerendered page knows no family', () => {
  storeFamily(family)
  expect(renderToString(<Shown />)).toBe('none')
})
