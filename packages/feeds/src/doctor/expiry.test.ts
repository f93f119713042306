import { expect, test } from 'vitest'
import { expiryOf } from './expiry.ts'

const END = Date.parse('2025-01-01T00:00:00Z')
const of = (query: string) => expiryOf(`https://cdn.example.org/a.mp4${query}`)

test.each([
  '?Expires=1735689600&Signature=a&Key-Pair-Id=b',
  '?X-Amz-Date=20241231T230000Z&X-Amz-Expires=3600&X-Amz-Signature=a',
  '?X-Goog-Date=20241231T230000Z&X-Goog-Expires=3600&X-Goog-Signature=a',
  '?sv=2024&se=2025-01-01T00:00:00Z&sig=a',
  '?hdnea=st=1~exp=1735689600~hmac=a',
  '?token=a&expires=1735689600',
  '?validto=1735689600&hash=a',
  '?expiry=1735689600000',
  '?verify=1735689600-a',
  '/hdnts=exp=1735689600~acl=%2F*~hmac=a/a.m3u8',
  '/bcdn_token=a&expires=1735689600/a.m3u8',
  `?bcov_auth=${btoa('{"alg":"HS256"}')}.${btoa('{"exp":1735689600}').replace(/=+$/, '')}.a`,
])('%s ends with 2024', (query) => {
  expect(of(query)).toBe(END)
})

test('an address without a signature does not expire, one without an end does not say when', () => {
  expect(of('')).toBeNull()
  expect(of('?v=2&e=1')).toBeNull()
  expect(of('?Expires=0&time=1735689600')).toBeNull()
  expect(of('?token=%E0%A4')).toBeNaN()
  expect(of('?token=a')).toBeNaN()
  expect(expiryOf('/a.mp4?token=a')).toBeNull()
})
