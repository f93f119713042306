import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFamily } from '#features/family/family.ts'
import { storeFamily } from '#features/family/stored-family.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const network = vi.hoisted(() => ({ isDown: false }))
vi.mock('#lib/part.ts', async (original) => {
  const { part } = await original<typeof import('#lib/part.ts')>()
  return {
    part: (load: () => Promise<unknown>) =>
      part(() => (network.isDown ? Promise.reject(new Error('offline')) : load())),
  }
})
// Pages and links need the whole router.
vi.mock('#lib/page-link.tsx', () => ({ PageLink: 'a' }))

const { FindReviews } = await import('./find-reviews.tsx')

const children = [
  { name: 'Ben', age: 4 },
  { name: 'Ida', age: 9 },
]
let root: Root
const show = (address: string) =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <FindReviews />
      </MemoryRouter>,
    ),
  )
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
/** Parts of the page load in between. */
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  }, 10_000)
const films = () => document.querySelectorAll('article')

beforeEach(() => {
  network.isDown = false
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  storeFamily(null)
  vi.restoreAllMocks()
})

test('while it is not known what fits the family, no film is listed; trying again helps', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  storeFamily({ ...noFamily, children: [{ name: 'Mia', age: 7 }] })
  network.isDown = true
  await show('/reviews?fits=good')
  expect(films()).toHaveLength(0)
  expect(document.querySelector('option[value="90"]')?.textContent).toBe('Up to 1½ h')
  expect(document.body.textContent).toContain('We couldn’t check which films fit your family')
  network.isDown = false
  await press('Try again')
  await eventually(() => expect(films().length).toBeGreaterThan(0))
  expect(document.body.textContent).not.toContain('We couldn’t check')
  expect(films().length).toBeLessThan(12)
})

test('a family for which nothing fits sees what comes closest, which answer is the reason, and can relax it', async () => {
  storeFamily({
    ...noFamily,
    children,
    care: { ...noFamily.care, grief: 'more' },
    sensitivities: ['grandparent-death'],
  })
  await show('/reviews?fits=good')
  await eventually(() => expect(films()).toHaveLength(4))
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/^Nothing matches/)
  expect(document.body.textContent).toContain(
    '“More careful than most” for grief and loss rules out 2 films that would fit otherwise: Paddington 2 and The Sound of Music.',
  )
  await eventually(() => expect(films()[0]?.textContent).toContain('Not yet for Ben: '))
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await press('Use the Typical Limit')
  // With its scrolling: what was changed is said there.
  expect(focus.mock.lastCall).toEqual([])
  expect(document.activeElement?.role ?? document.activeElement?.getAttribute('role')).toBe('status')
  expect(films()).toHaveLength(2)
  expect(films()[0]?.textContent).toContain('Talk first with Ben')
  await press('Undo')
  await eventually(() => expect(films()).toHaveLength(4))
})

test('filters that match nothing name the one that leaves out everything', async () => {
  await show('/reviews?age=16&length=90&theme=Music')
  await eventually(() => expect(films()).toHaveLength(4))
  expect(document.body.textContent).toContain('“Running time” leaves out')
  expect(films()[0]?.textContent).toMatch(/Not quite: \d h/)
  await press('Any Running Time')
  expect(document.body.textContent).not.toContain('The Closest Films')
  expect(films().length).toBeGreaterThan(0)
})
