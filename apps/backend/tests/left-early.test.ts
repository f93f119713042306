import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stack, startStack } from './helpers/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ LOG_FORMAT: 'json' })
})
afterAll(() => stack.stop())

test.each(['content-length: 4000', 'transfer-encoding: chunked'])(
  'a visitor who leaves in the middle of a body (%s) is no failure of ours',
  async (header) => {
    const { port } = new URL(stack.url)
    const before = stack.lines.length
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const head = [
      'POST /functions/v1/mailchimp-subscribe HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      header,
    ]
    socket.write([...head, '', '5\r\n{"ema'].join('\r\n'))
    setTimeout(() => socket.destroy(), 300)
    const said = () => stack.lines.slice(before).filter((line) => line.includes('mailchimp-subscribe'))
    await expect.poll(said, { timeout: 10_000 }).not.toEqual([])
    expect(said().map((line) => JSON.parse(line))).toMatchObject([
      { event: 'refused', status: 400, level: 'info' },
    ])
    expect(stack.errors.join()).not.toMatch(/Error/)
  },
)
