import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { StageState } from '#features/watch/use-stage.ts'
import { timeOf, useJump } from './use-jump.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('an address has a position in its query or after its hash', () => {
  expect(timeOf({ search: '?t=95', hash: '' })).toBe(95)
  expect(timeOf({ search: '?watch=747-1', hash: '#t=1m35s' })).toBe(95)
  expect(timeOf({ search: '?t=10', hash: '#t=20' })).toBe(10)
  expect(timeOf({ search: '', hash: '#transcript' })).toBeNull()
})

const stage: StageState = { root: createRef(), start: null, playFrom: vi.fn() }

function Lines() {
  useJump(stage)
  return ['?t=8', '?t=0'].map((to) => <Link key={to} to={to} />)
}

test('a line plays from its place, and the first from the beginning rather than where the visitor left off', () => {
  const container = document.body.appendChild(document.createElement('div'))
  const app = createRoot(container)
  act(() =>
    app.render(
      <MemoryRouter>
        <Lines />
      </MemoryRouter>,
    ),
  )
  for (const link of container.querySelectorAll('a')) act(() => link.click())
  const [line, first] = vi.mocked(stage.playFrom).mock.calls.flat()
  expect(line).toBe(8)
  // At 0 the player resumes.
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(1)
  act(() => app.unmount())
})
