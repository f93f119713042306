import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { type Part, part } from './part.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Page({ part: greeting, wanted }: { part: Part<typeof module>; wanted: boolean }) {
  const { module: loaded, failed } = greeting.use(wanted)
  return failed ? 'Failed' : loaded ? <loaded.Greeting /> : 'Nothing'
}

const module = { Greeting: () => 'Hello' }

test('a part loads once, however often it is asked for', async () => {
  const load = vi.fn(async () => module)
  const greeting = part(load)
  expect(greeting.loaded).toBeUndefined()
  greeting.preload()
  expect(await Promise.all([greeting.load(), greeting.load()])).toEqual([module, module])
  expect(greeting.loaded).toBe(module)
  expect(load).toHaveBeenCalledOnce()
})

test('a part that failed is loaded again; a failed preload is ignored', async () => {
  const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('offline'))
  const greeting = part(load)
  greeting.preload()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 10_000)
  await Promise.resolve()
  await expect(greeting.load()).resolves.toBe(module)
})

test('a component shows a part once it is wanted, says that it failed, and tries again with the next wish', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('offline'))
  const greeting: Part<typeof module> = part(load)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (wanted: boolean) => act(async () => root.render(<Page part={greeting} wanted={wanted} />))
  await show(false)
  expect(document.body.textContent).toBe('Nothing')
  expect(load).not.toHaveBeenCalled()
  await show(true)
  expect(document.body.textContent).toBe('Failed')
  await show(false)
  await show(true)
  expect(document.body.textContent).toBe('Hello')
})
