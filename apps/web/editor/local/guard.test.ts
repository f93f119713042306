import { expect, test } from 'vitest'
import { refusal } from './guard.ts'

const json = { 'content-type': 'application/json' }
const own = { ...json, host: 'localhost:4173', origin: 'http://localhost:4173' }

test.each([
  ['GET', { host: 'localhost:4173' }],
  ['GET', { host: '[::1]:4173' }],
  ['POST', own],
  ['POST', { ...json, host: '127.0.0.1:4173', origin: 'http://127.0.0.1:4173' }],
])('%s with %o is answered', (method, headers) => {
  expect(refusal({ method, headers })).toBeUndefined()
})

test.each([
  ['a name that leads here', 'GET', { host: 'rebound.example:4173' }],
  ['a name that begins like ours', 'GET', { host: 'localhost.example' }],
  ['no name', 'GET', {}],
  ['another site', 'POST', { ...own, origin: 'https://evil.example' }],
  ['another port of this machine', 'POST', { ...own, origin: 'http://localhost:9999' }],
  ['a sandboxed frame', 'POST', { ...own, origin: 'null' }],
  ['a request without an origin', 'POST', { ...json, host: 'localhost:4173' }],
  ['a form', 'POST', { ...own, 'content-type': 'text/plain' }],
])('%s is refused', (_, method, headers) => {
  expect(refusal({ method, headers })).toEqual(expect.any(String))
})
