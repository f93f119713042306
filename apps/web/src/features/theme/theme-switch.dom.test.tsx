import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ThemeSwitch } from './theme-switch.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Without a network, no other code comes.
vi.mock('#lib/part.ts', () => ({ part: () => ({ load: () => Promise.reject(new Error('offline')) }) }))

test('the page has the theme that is chosen, even without a network, and follows the device only if that is chosen', async () => {
  const device = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => device)
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(page).render(<ThemeSwitch />))
  const choose = (name: string) =>
    act(async () =>
      [...page.querySelectorAll('label')]
        .find((one) => one.textContent === name)
        ?.querySelector('input')
        ?.click(),
    )
  await choose('Light')
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', themeChoice: 'light' })
  await choose('Match my device')
  device.matches = false
  device.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' })
  await choose('Dark')
  device.matches = true
  device.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' })
})
