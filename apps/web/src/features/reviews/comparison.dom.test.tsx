import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Comparison } from './comparison.tsx'
import { reviews } from './reviews.ts'
import { useFilters } from './use-filters.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Links need the whole router.
vi.mock('#lib/page-link.tsx', () => ({ PageLink: 'a' }))

function Page() {
  const { compared, toggle } = useFilters()
  return <Comparison ids={compared} onToggle={toggle} onLastRemoved={() => {}} />
}

test('a film alone is next to the names of all others; a tap on one compares the two', async () => {
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <MemoryRouter initialEntries={[{ search: '?compare=up-review', state: { dialog: 'comparison' } }]}>
        <Page />
      </MemoryRouter>,
    ),
  )
  const dialog = document.querySelector('[role=dialog]')
  const list = dialog?.querySelector('ul')
  const name = document.getElementById(list?.getAttribute('aria-labelledby') ?? '')
  expect(name?.textContent).toBe('Compare Up with:')
  const names = [...(list?.querySelectorAll('button') ?? [])]
  expect(names).toHaveLength(reviews.length - 1)
  expect(names.map(({ textContent }) => textContent)).toContain('Finding Nemo')
  expect(dialog?.querySelector('table')).toBeNull()

  await act(async () => names.find(({ textContent }) => textContent === 'Finding Nemo')?.click())
  const heads = [...(dialog?.querySelectorAll('thead a[to^="/reviews/"]') ?? [])]
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Up', 'Finding Nemo'])
  expect(dialog?.querySelector('ul')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Comparison')
  expect(document.activeElement?.tagName).toBe('H2')
})
