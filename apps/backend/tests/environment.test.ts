import { expect, test } from 'vitest'
import { trustedProxiesOf } from '../supabase/functions/_shared/environment.ts'
import { callerOf } from '../supabase/functions/_shared/sign-up/network.ts'

const withProxies = (value?: string) => trustedProxiesOf({ get: () => value })

test('one proxy is trusted unless the setting names more', () => {
  expect([withProxies(), withProxies(''), withProxies('2')]).toEqual([1, 1, 2])
  const request = new Request('https://example.org', {
    headers: { 'x-forwarded-for': '9.9.9.9, 8.8.8.8, 1.1.1.1, 2.2.2.2' },
  })
  expect(callerOf(request, withProxies('2'))).toBe('1.1.1.1')
})

// With 0 the first entry would count, which the caller can forge.
test.each(['0', '-1', '1.5', 'two'])('%s proxies are refused', (value) => {
  expect(() => withProxies(value)).toThrow(
    'TRUSTED_PROXIES is malformed: set it, for example TRUSTED_PROXIES=1',
  )
})
