import { afterEach, expect, test, vi } from 'vitest'
import { preview } from './kit-tools.ts'
import { kitOf } from './testing/example-kit.ts'

/** A worker whose code never comes, as without a network. */
class Unreachable extends EventTarget {
  static all: Unreachable[] = []
  postMessage = vi.fn()
  terminate = vi.fn()
  constructor() {
    super()
    Unreachable.all.push(this)
  }
}

afterEach(() => vi.unstubAllGlobals())

test('previews whose worker could not be loaded fail, and the next one starts another', async () => {
  vi.stubGlobal('Worker', Unreachable)
  const draw = () => preview(kitOf(), { film: undefined, church: undefined }, 'flyer-letter', 480)
  const waiting = [draw(), draw()]
  expect(Unreachable.all).toHaveLength(1)
  Unreachable.all[0]?.dispatchEvent(new Event('error'))
  for (const one of waiting) await expect(one).rejects.toThrow('could not be loaded')
  const next = draw()
  expect(Unreachable.all).toHaveLength(2)
  Unreachable.all[1]?.dispatchEvent(new Event('error'))
  await expect(next).rejects.toThrow('could not be loaded')
})
