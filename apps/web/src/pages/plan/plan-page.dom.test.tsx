import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleFilm } from '#model/testing/example-film.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { BUILD, ANNOUNCED, LATER } = vi.hoisted(() => ({
  BUILD: Date.parse('2030-01-01T00:00:00Z'),
  ANNOUNCED: Date.parse('2030-02-01T00:00:00Z'),
  LATER: Date.parse('2030-02-02T00:00:00Z'),
}))
const day = { day: '2030-02-01', timeZone: 'UTC', at: ANNOUNCED }
const films = vi.hoisted((): { list: ReturnType<typeof exampleFilm>[] } => ({ list: [] }))
vi.mock('#config/env.ts', () => ({ env: {}, isBuild: false, siteAddress: (path: string) => path }))
vi.mock('#features/films/films.ts', () => ({ films: films.list }))

let root: Root | undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  act(() => root?.unmount())
  vi.useRealTimers()
})

/** The page's code as it runs at a moment: in the build, or later in a browser. */
async function loadAt(moment: number) {
  vi.setSystemTime(moment)
  vi.resetModules()
  const [{ Page }, { ClockContext }] = await Promise.all([import('./plan-page.tsx'), import('#lib/now.tsx')])
  return (
    <ClockContext value={{ asOf: BUILD, changes: [ANNOUNCED] }}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </ClockContext>
  )
}

/** The page as built, opened after the announcement. */
async function openLate(list: typeof films.list) {
  films.list.splice(0, films.list.length, ...list)
  const container = document.createElement('div')
  container.innerHTML = renderToString(await loadAt(BUILD))
  expect(container.textContent).not.toContain('Ruth')
  const page = await loadAt(LATER)
  const onRecoverableError = vi.fn()
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError })
  })
  return { text: container.textContent, errors: onRecoverableError.mock.calls }
}

const ruth = exampleFilm({ id: 'ruth', title: 'Ruth', dates: { announced: day } })

test('a film that is announced after the build appears once the page has hydrated as it was built', async () => {
  const { text, errors } = await openLate([exampleFilm({ phase: 'home' }), ruth])
  expect(errors).toEqual([])
  expect(text).toContain('Ruth')
})

test('so does the first film that a showing can be planned for', async () => {
  const { text, errors } = await openLate([ruth])
  expect(errors).toEqual([])
  expect(text).toContain('Which film or series?')
})
