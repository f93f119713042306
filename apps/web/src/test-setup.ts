import { vi } from 'vitest'

// Test files share a worker: each begins with an empty page, and without the mocks of the one before.
vi.restoreAllMocks()
vi.unstubAllGlobals()
if (typeof document !== 'undefined') {
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}
