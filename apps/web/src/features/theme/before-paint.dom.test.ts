import { afterEach, expect, test, vi } from 'vitest'

const { dataset } = document.documentElement

afterEach(() => {
  localStorage.clear()
  delete dataset.theme
  delete dataset.themeChoice
})

test.each([
  ['nothing', 'light', 'dark'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'light', 'light'],
  ['system', 'dark', 'dark'],
])(
  'to a visitor who has chosen %s, on a device that is %s, the next page comes %s',
  async (choice, device, theme) => {
    if (choice !== 'nothing') localStorage.setItem('theme', choice)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === `(prefers-color-scheme: ${device})`,
    }))
    vi.resetModules()
    await import('./before-paint.ts')
    // A page without a theme of its own is dark.
    expect(dataset.theme ?? 'dark').toBe(theme)
    expect(dataset.themeChoice).toBe(choice === 'nothing' ? 'dark' : choice)
  },
)
