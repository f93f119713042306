import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveAnswers, savedAnswers, savedLogo, saveLogo } from '#features/plan/saved-kit.ts'
import { useAnswers } from './use-answers.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const own = { church: 'Grace Chapel', seats: 40 }
const link = '/plan#kit=1&church=Hope+Church&seats=90'
const logo = new Blob(['logo'], { type: 'image/png' })

let root: Root
let now: ReturnType<typeof useAnswers>
function Page() {
  now = useAnswers()
  return null
}
const open = (address: string) => {
  history.replaceState(null, '', address)
  root = createRoot(document.createElement('div'))
  act(() => root.render(<Page />))
}
const reload = () => {
  act(() => root.unmount())
  open(location.pathname + location.hash)
}

beforeEach(() => localStorage.clear())
afterEach(() => act(() => root.unmount()))

test('what is changed in a kit that came by link stays out of one’s own, and so does one’s own logo', async () => {
  saveAnswers(own)
  await saveLogo(logo)
  open(link)
  expect(now.origin).toBe('link')
  expect(now.logo).toBeUndefined()
  act(() => now.change({ seats: 120 }))
  await act(async () => now.changeLogo(new Blob(['theirs'])))
  expect(savedAnswers()).toEqual(own)
  expect(await savedLogo()?.text()).toBe('logo')

  reload()
  expect(now.answers).toMatchObject({ church: 'Hope Church', seats: 120 })
  act(() => now.own?.open())
  expect(now.answers).toEqual(own)
  expect(await now.logo?.text()).toBe('logo')
  reload()
  expect(now.answers).toEqual(own)
})

test('a kit that came by link takes the place of one’s own once asked to', async () => {
  saveAnswers(own)
  await saveLogo(logo)
  open(link)
  await act(async () => now.own?.replace())
  expect(savedAnswers()).toMatchObject({ church: 'Hope Church', seats: 90 })
  expect(savedLogo()).toBeUndefined()
  expect(now.own).toBeUndefined()
  act(() => now.change({ seats: 91 }))
  expect(savedAnswers()).toMatchObject({ seats: 91 })
})

test('without a kit of one’s own, a change makes the one of the link one’s own', () => {
  open(link)
  expect(now.own).toBeUndefined()
  expect(savedAnswers()).toBeUndefined()
  act(() => now.change({ seats: 120 }))
  expect(now.origin).toBe('device')
  reload()
  expect(now.answers).toMatchObject({ church: 'Hope Church', seats: 120 })
})

test('a link that is followed while the page is open leaves one’s own kit alone', () => {
  saveAnswers(own)
  open('/plan')
  expect(now.answers).toEqual(own)
  history.replaceState(null, '', link)
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
  act(() => now.change({ place: 'Hall' }))
  expect(savedAnswers()).toEqual(own)
  expect(now.answers).toMatchObject({ church: 'Hope Church', place: 'Hall' })
})
