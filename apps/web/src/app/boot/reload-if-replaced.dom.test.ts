import { afterEach, expect, test, vi } from 'vitest'
import { reloadIfReplaced } from './reload-if-replaced.ts'

const reload = vi.fn()

function visit(status: number) {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  reload.mockClear()
})

test('a page of a replaced build is loaded again, once for each build', async () => {
  visit(404)
  await reloadIfReplaced('/assets/index-1.js', reload)
  await reloadIfReplaced('/assets/index-1.js', reload)
  expect(reload).toHaveBeenCalledOnce()
  await reloadIfReplaced('/assets/index-2.js', reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page whose build is still there is not loaded again', async () => {
  visit(200)
  await reloadIfReplaced('/assets/index-1.js', reload)
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload when storage is blocked, because it could not prevent a reload loop', async () => {
  visit(404)
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  await expect(reloadIfReplaced('/assets/index-1.js', reload)).rejects.toThrow('refused')
  expect(reload).not.toHaveBeenCalled()
})

test('boxes and radio buttons are no typed text', async () => {
  visit(404)
  document.body.innerHTML = '<input type="radio"><input type="checkbox">'
  await reloadIfReplaced('/assets/index-4.js', reload)
  expect(reload).toHaveBeenCalledOnce()
  document.body.innerHTML = ''
})

test('a page with a half-filled form is not loaded again', async () => {
  visit(404)
  document.body.innerHTML = '<input type="radio"><input name="email">'
  const field = document.querySelector<HTMLInputElement>('[name=email]')
  if (field) field.value = 'grace@example.org'
  await reloadIfReplaced('/assets/index-3.js', reload)
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = ''
})
