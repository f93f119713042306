import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { PageBoundary } from './page-boundary.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const root = createRoot(document.body.appendChild(document.createElement('div')))
const logged = vi.spyOn(console, 'error')
let broken: boolean

beforeEach(() => {
  broken = true
  logged.mockReset().mockImplementation(() => {})
})
afterEach(() => act(() => root.render(null)))

function Fragile() {
  if (broken) throw new Error('broken on purpose')
  return <p>All is well</p>
}

const text = () => document.body.textContent
const again = () => act(() => document.querySelector('button')?.click())

test('what throws in a section is replaced by a message, logged, and the rest stays', async () => {
  await act(() =>
    root.render(
      <>
        <SectionBoundary name="Trailers">
          <Fragile />
        </SectionBoundary>
        <input />
      </>,
    ),
  )
  expect(document.querySelector('[role=alert]')?.textContent).toBe('“Trailers” could not be shown.')
  expect(document.querySelector('input')).not.toBeNull()
  expect(String(logged.mock.calls)).toContain('broken on purpose')
})

test('another try shows the section, or the message again', async () => {
  await act(() =>
    root.render(
      <SectionBoundary name="Trailers">
        <Fragile />
      </SectionBoundary>,
    ),
  )
  await again()
  expect(text()).toContain('could not be shown')
  broken = false
  await again()
  expect(text()).toBe('All is well')
})

test('the section within takes the error, not the page around it', async () => {
  await act(() =>
    root.render(
      <PageBoundary page="/">
        <p>Words</p>
        <SectionBoundary name="Trailers">
          <Fragile />
        </SectionBoundary>
      </PageBoundary>,
    ),
  )
  expect(text()).toMatch(/^Words“Trailers”/)
})

test('a page that throws shows the way home until another page comes', async () => {
  const show = (page: string) =>
    act(() =>
      root.render(
        <PageBoundary page={page}>
          <Fragile />
        </PageBoundary>,
      ),
    )
  await show('/movies')
  expect(document.querySelector('h1')?.textContent).toBe('Unexpected Application Error!')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
  broken = false
  await show('/movies')
  expect(text()).toContain('Unexpected Application Error!')
  await show('/series')
  expect(text()).toBe('All is well')
})
