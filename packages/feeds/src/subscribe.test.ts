import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { failure } from './fixtures/failure.ts'
import { answer, serve } from './fixtures/feed-server.ts'
import { type SignUpContext, SubscribeError, type Subscription, subscribe } from './subscribe.ts'

const RUTH: Subscription = { email: 'ruth@example.org', emailNotifications: true, smsNotifications: false }

const functionsAt = (host: string) =>
  createClient(host, 'anon-key', { auth: { persistSession: false, autoRefreshToken: false } }).functions

const subscribeAt = (host: string, subscription: Subscription, context?: SignUpContext) =>
  subscribe(functionsAt(host), 'newsletter', subscription, context)

describe('a sign-up', () => {
  test('is sent as it is and answered with the function’s message', async () => {
    let sent = ''
    const { host, requests } = await serve((response) => {
      response.req.setEncoding('utf8').on('data', (chunk) => {
        sent += chunk
      })
      response.req.on('end', () => answer(200, { message: 'Welcome, Ruth!' })(response))
    })
    const payload = { ...RUTH, phone: '+1 555 0100', smsNotifications: true }
    expect(await subscribeAt(host, payload)).toEqual({ message: 'Welcome, Ruth!' })
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/functions/v1/newsletter' })
    expect(JSON.parse(sent)).toEqual(payload)
    expect(requests[0]?.headers).not.toHaveProperty('x-sign-up-source')
  })

  test('says in headers where it was made', async () => {
    const { host, requests } = await serve(answer(200, {}))
    await subscribeAt(host, RUTH, { source: 'king-of-kings', consentWords: '¿Email? “Sí”' })
    expect(requests[0]?.headers).toMatchObject({
      'x-sign-up-source': 'king-of-kings',
      'x-consent-words': 'wr9FbWFpbD8g4oCcU8Ot4oCd',
    })
  })

  test.each([
    ['no message', answer(200, { ok: true }), ''],
    ['a message that is no text', answer(200, { message: { text: 'hi' } }), ''],
    ['JSON called plain text', answer(200, '{"message":"Welcome!"}', 'text/plain'), 'Welcome!'],
  ])('answered with %s has succeeded', async (_, given, message) => {
    const { host } = await serve(given)
    expect(await subscribeAt(host, RUTH)).toEqual({ message })
  })
})

describe('a sign-up that is refused', () => {
  test('names the field that is wrong', async () => {
    const { host } = await serve(answer(400, { message: 'No phone.', field: 'phone' }))
    const error = await failure(subscribeAt(host, RUTH))
    expect(error).toMatchObject({ reason: 'refused', message: 'No phone.', field: 'phone' })
  })

  test.each([
    [
      'the answer’s message',
      answer(400, { message: 'This address is not valid.' }),
      'This address is not valid.',
    ],
    ['no message when the answer has none', answer(500, { error: 'boom' }), ''],
    ['no message when the answer is a web page', answer(502, '<h1>Bad gateway</h1>', 'text/html'), ''],
  ])('carries %s', async (_, given, message) => {
    const { host, requests } = await serve(given)
    const error = await failure(subscribeAt(host, RUTH))
    expect(error).toBeInstanceOf(SubscribeError)
    expect(error).toMatchObject({ name: 'SubscribeError', reason: 'refused', message })
    expect((error as SubscribeError).cause).toMatchObject({ name: 'FunctionsHttpError' })
    expect(requests).toHaveLength(1)
  })
})

describe('a sign-up that reaches no function', () => {
  test('because there is no server', async () => {
    const error = await failure(subscribeAt('http://127.0.0.1:1', RUTH))
    expect(error).toBeInstanceOf(SubscribeError)
    expect(error).toMatchObject({ reason: 'unreachable', message: '' })
  })

  test('because a log-in page answered in its place', async () => {
    const { host, requests } = await serve(answer(200, '<!doctype html><h1>Church Wi-Fi</h1>', 'text/html'))
    expect(await failure(subscribeAt(host, RUTH))).toMatchObject({ reason: 'unreachable' })
    expect(requests).toHaveLength(1)
  })

  test('because the relay before it failed', async () => {
    const { host, requests } = await serve((response) =>
      response.writeHead(500, { 'x-relay-error': 'true' }).end('{}'),
    )
    expect(await failure(subscribeAt(host, RUTH))).toMatchObject({ reason: 'unreachable' })
    expect(requests).toHaveLength(1)
  })

  test('because the client itself threw', async () => {
    const thrown = new Error('no client')
    const functions = { invoke: () => Promise.reject(thrown) }
    expect(await failure(subscribe(functions, 'newsletter', RUTH))).toMatchObject({
      reason: 'unreachable',
      cause: thrown,
    })
  })

  test('is not sent again: the answer alone may have been lost', async () => {
    const { host, requests } = await serve((response) => response.destroy())
    expect(await failure(subscribeAt(host, RUTH))).toMatchObject({ reason: 'unreachable' })
    expect(requests).toHaveLength(1)
  })
})
