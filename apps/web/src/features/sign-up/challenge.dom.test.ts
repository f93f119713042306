import { beforeEach, expect, test, vi } from 'vitest'
import { solveChallenge } from './challenge.ts'

vi.mock('#config/env.ts', () => ({ env: { turnstileSiteKey: '0x4AAA' } }))

type Rendered = Parameters<NonNullable<typeof turnstile>['render']>[1]

const scripts = () => [...document.querySelectorAll('script')]

/** Waits for Cloudflare's script tag, and lets it load or fail. */
async function answerScript(type: 'load' | 'error') {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1), 10_000)
  scripts()[0]?.dispatchEvent(new Event(type))
}

let rendered: Rendered | undefined
const remove = vi.fn()

beforeEach(() => {
  rendered = undefined
  remove.mockClear()
})

test('nothing is asked of Cloudflare before a form is sent', async () => {
  await import('./with-challenge.ts')
  expect(scripts()).toHaveLength(0)
})

test('a script that is blocked gives no token, and is asked for again the next time', async () => {
  const token = solveChallenge('key')
  await answerScript('error')
  expect(await token).toBeUndefined()
  expect(scripts()).toHaveLength(0)
})

test('a solved challenge gives its token, and leaves nothing behind', async () => {
  globalThis.turnstile = {
    render: (container, options) => {
      expect(container.isConnected).toBe(true)
      rendered = options
      return 'widget'
    },
    remove,
  }
  const token = solveChallenge('0x4AAA')
  await answerScript('load')
  await vi.waitFor(
    () => expect(rendered).toMatchObject({ sitekey: '0x4AAA', appearance: 'interaction-only' }),
    10_000,
  )
  rendered?.callback('a token')
  expect(await token).toBe('a token')
  expect(remove).toHaveBeenCalledWith('widget')
  expect(document.body.children).toHaveLength(0)
})

test.each(['error-callback', 'timeout-callback'] as const)('%s gives no token', async (name) => {
  const token = solveChallenge('0x4AAA')
  await vi.waitFor(() => expect(rendered).toBeDefined(), 10_000)
  rendered?.[name]()
  expect(await token).toBeUndefined()
  expect(scripts(), 'the script is loaded once').toHaveLength(1)
})
