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
  const expectTheme = (theme: string, themeChoice: string) =>
    vi.waitFor(() => expect(document.documentElement.dataset).toMatchObject({ theme, themeChoice }))
  await choose('Light')
  await expectTheme('light', 'light')
  await choose('Match my device')
  await expectTheme('light', 'system')
  device.matches = false
  device.dispatchEvent(new Event('change'))
  await expectTheme('dark', 'system')
  await choose('Dark')
  await expectTheme('dark', 'dark')
  device.matches = true
  device.dispatchEvent(new Event('change'))
  await expectTheme('dark', 'dark')
})
