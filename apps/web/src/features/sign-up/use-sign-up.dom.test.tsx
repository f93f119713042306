import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSignUp } from './use-sign-up.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const { sendSignUp } = vi.hoisted(() => ({ sendSignUp: vi.fn(async () => ({ message: 'Welcome!' })) }))
vi.mock('./send-sign-up.ts', () => ({ sendSignUp }))
vi.mock('#features/toasts/toast-outlet.tsx', () => ({
  showToast: async () => () => {},
  toasterPart: { preload: () => {} },
}))

const wish = { email: 'grace@example.org', emailNotifications: true, smsNotifications: false }
const words = { success: (title: string) => ({ title }), failure: (title: string) => ({ title }) }

let submit: ReturnType<typeof useSignUp>['submit']
function Form() {
  submit = useSignUp('notifications', words).submit
  return null
}

test('two presses before the page has rendered send one sign-up, and one afterwards sends another', async () => {
  await act(async () => createRoot(document.createElement('div')).render(<Form />))
  const before = submit
  const press = () => before(document.createElement('form'), wish)
  await act(async () => void (await Promise.all([press(), press()])))
  expect(sendSignUp).toHaveBeenCalledTimes(1)
  await act(async () => void (await submit(document.createElement('form'), wish)))
  expect(sendSignUp).toHaveBeenCalledTimes(2)
})
