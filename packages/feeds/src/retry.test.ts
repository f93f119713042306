import { afterEach, describe, expect, test, vi } from 'vitest'
import { FeedError } from './feed-error.ts'
import { exponentialDelay, isRetryable, wait } from './retry.ts'

test('waits grow from one second to thirty and no further', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map(exponentialDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
})

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

  test('answers that are no feed, aborts and foreign errors stay', () => {
    expect(isRetryable(new FeedError(747, 'malformed'))).toBe(false)
    expect(isRetryable(new DOMException('Gone', 'AbortError'))).toBe(false)
    expect(isRetryable(new Error('bug'))).toBe(false)
    expect(isRetryable(undefined)).toBe(false)
  })
})

describe('wait', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('takes the time it is told, and leaves no listener behind', async () => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    const done = vi.fn()
    const waiting = wait(5000, signal).then(done)
    await vi.advanceTimersByTimeAsync(4999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(done).toHaveBeenCalledOnce()
    expect(removed).toHaveBeenCalledOnce()
  })

  test('ends at once when aborted, with the reason, and stops its timer', async () => {
    vi.useFakeTimers()
    const controller = new AbortController()
    const waiting = wait(5000, controller.signal)
    controller.abort('left the page')
    await expect(waiting).rejects.toBe('left the page')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not begin when already aborted', async () => {
    await expect(wait(60_000, AbortSignal.abort('too late'))).rejects.toBe('too late')
  })
})
