import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#features/toasts/toast-outlet.tsx', () => ({ showToast }))

test.each([
  ['Copied', true],
  ['Copy', false],
])('the button says “%s” afterwards, if the browser lets it copy: %s', async (label, allowed) => {
  showToast.mockClear()
  const writeText = vi.fn(async (_text: string) => {
    if (!allowed) throw new DOMException('Write permission denied.', 'NotAllowedError')
  })
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const onCopy = vi.fn()
  const page = document.createElement('div')
  await act(async () =>
    createRoot(page).render(<CopyButton text="Come and see." of="invitation" onCopy={onCopy} />),
  )
  const button = page.querySelector('button')
  await act(async () => button?.click())
  expect(writeText).toHaveBeenCalledWith('Come and see.')
  expect(button?.textContent).toBe(label)
  expect(onCopy).toHaveBeenCalledTimes(allowed ? 1 : 0)
  expect(showToast).toHaveBeenCalledTimes(allowed ? 0 : 1)
})
