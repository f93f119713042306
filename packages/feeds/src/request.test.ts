import { describe, expect, test } from 'vitest'
import { BlogError } from './blog/blog-client.ts'
import { FeedError } from './feed-client.ts'
import { isRetryable } from './request.ts'

describe('isRetryable', () => {
  test.each([408, 425, 429, 500, 502, 503, 504, 599])('status %i may pass', (status) => {
    expect(isRetryable(new FeedError(747, 'status', { status }))).toBe(true)
  })

  test.each([304, 400, 401, 403, 404, 410, 422, 451])('status %i stays', (status) => {
    expect(isRetryable(new FeedError(747, 'status', { status }))).toBe(false)
  })

  test('network failures and time-outs may pass', () => {
    expect(isRetryable(new FeedError(747, 'network'))).toBe(true)
    expect(isRetryable(new FeedError(747, 'timeout'))).toBe(true)
  })

  test('failures of a blog follow the same rule', () => {
    expect(isRetryable(new BlogError('status', { status: 503 }))).toBe(true)
    expect(isRetryable(new BlogError('status', { status: 404 }))).toBe(false)
  })

  test('answers that are no feed, aborts and foreign errors stay', () => {
    expect(isRetryable(new FeedError(747, 'malformed'))).toBe(false)
    expect(isRetryable(new DOMException('Gone', 'AbortError'))).toBe(false)
    expect(isRetryable(new Error('bug'))).toBe(false)
    expect(isRetryable(undefined)).toBe(false)
  })
})
