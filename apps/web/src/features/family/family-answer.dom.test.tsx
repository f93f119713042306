import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Guide } from '#model/schemas.ts'
import { noFamily } from './family.ts'
import { FamilyAnswer } from './family-answer.tsx'
import { storeFamily } from './stored-family.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('#lib/page-link.tsx', () => ({ PageLink: 'a' }))
vi.mock('#features/watch/watch-link.tsx', () => ({ WatchLink: 'a' }))

const line = vi.hoisted(() => ({ isBroken: false }))
vi.mock('./verdict.ts', async (original) => {
  const real = await original<typeof import('./verdict.ts')>()
  return {
    ...real,
    verdict: (...given: Parameters<typeof real.verdict>) => {
      if (line.isBroken) throw new Error('An answer that nobody knows')
      return real.verdict(...given)
    },
  }
})

const none = { level: 0, note: 'None.' }
const guide: Guide = {
  age: 8,
  why: 'A long night.',
  concerns: {
    violence: none,
    frightening: none,
    grief: none,
    language: none,
    sexuality: none,
    substances: none,
  },
  virtues: { faith: none, courage: none, kindness: none, forgiveness: none, hope: none },
  notes: [],
}
let root: Root
const text = () => document.body.textContent

beforeEach(() => {
  storeFamily({ ...noFamily, children: [{ name: 'Mia', age: 9 }] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  storeFamily(null)
})

test('an answer that cannot be worked out leaves the suggested age, says so, and is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  line.isBroken = true
  await act(async () =>
    root.render(
      <MemoryRouter>
        <FamilyAnswer guide={guide} />
      </MemoryRouter>,
    ),
  )
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(text()).toContain('We couldn’t check this for your family.')
  }, 10_000)
  expect(text()).toContain('A long night.')
  line.isBroken = false
  act(() => document.querySelector('button')?.click())
  expect(text()).toContain('Good for Mia.')
})

test('where there is room for the verdict only, its reasons are a link away', async () => {
  const frightening = { level: 5, note: 'A storm.' }
  await act(async () =>
    root.render(
      <MemoryRouter>
        <FamilyAnswer
          guide={{ ...guide, concerns: { ...guide.concerns, frightening } }}
          whole="/hope#family-guide"
        />
      </MemoryRouter>,
    ),
  )
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(document.querySelector('[data-slot=family-verdict]')?.textContent).toBe('Not YetSee why')
  }, 10_000)
  expect(document.querySelector('[to="/hope#family-guide"]')).not.toBeNull()
})

test('a film that needs a talk leads to its questions', async () => {
  const questions = async (age: number) => {
    await act(async () =>
      root.render(
        <MemoryRouter>
          <FamilyAnswer guide={{ ...guide, age }} talk="/talk/hope" />
        </MemoryRouter>,
      ),
    )
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(document.querySelector(`[data-kind=${age > 9 ? 'talk' : 'good'}]`)).not.toBeNull()
    }, 5_000)
    return document.querySelector('[to="/talk/hope"]')?.textContent
  }
  expect(await questions(10)).toBe('Questions to talk about afterward')
  expect(await questions(8)).toBeUndefined()
})

test('twins without nicknames are each checked, and neither takes the other’s place', async () => {
  const errors = vi.spyOn(console, 'error')
  storeFamily({
    ...noFamily,
    children: [
      { name: '', age: 7 },
      { name: '', age: 7 },
    ],
  })
  await act(async () =>
    root.render(
      <MemoryRouter>
        <FamilyAnswer guide={guide} />
      </MemoryRouter>,
    ),
  )
  await vi.waitFor(async () => {
    await act(async () => {})
    const names = Array.from(document.querySelectorAll('details strong'), ({ textContent }) => textContent)
    expect(names).toEqual(['Your seven-year-old:', 'Your seven-year-old:'])
  }, 10_000)
  expect(errors).not.toHaveBeenCalled()
})
