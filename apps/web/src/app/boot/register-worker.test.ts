import { afterEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

const register = vi.fn(async () => {})
const postMessage = vi.fn()

/** Stubs an idle browser and registers the worker. */
function browse({ readyState = 'complete', saveData = false, controller = null as object | null } = {}) {
  const ready = Promise.resolve({ active: { postMessage } })
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { controller, register, ready } })
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('location', { href: 'https://www.example.org/blog' })
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() })
  const onLoad = vi.fn()
  vi.stubGlobal('addEventListener', onLoad)
  registerWorker()
  return onLoad
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the first page is told to the worker, with all that it asked for', async () => {
  browse()
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledOnce(), 10_000)
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(postMessage.mock.calls[0]?.[0]).toContain('https://www.example.org/blog')
})

test('a page that came through the worker is not told again', async () => {
  browse({ controller: {} })
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce(), 10_000)
  await new Promise(setImmediate)
  expect(postMessage).not.toHaveBeenCalled()
})

test('nothing happens before the page has loaded', () => {
  const onLoad = browse({ readyState: 'interactive' })
  expect(register).not.toHaveBeenCalled()
  onLoad.mock.calls[0]?.[1]()
  expect(register).toHaveBeenCalledOnce()
})

test('visitors who save data get no worker', () => {
  browse({ saveData: true })
  expect(register).not.toHaveBeenCalled()
})
