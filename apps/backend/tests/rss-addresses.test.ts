import { expect, test } from 'vitest'
import { isPrivateNetwork, isPublicAddress } from '../supabase/functions/_shared/outbound/public-address.ts'

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '1.1.1.1',
  '223.255.255.254',
  // Just beside what is set aside.
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  // A public IPv4 address as mapped to IPv6 on IPv6-only networks (NAT64).
  '64:ff9b::808:808',
  '::ffff:8.8.8.8',
])('%s is public', (address) => {
  expect([isPublicAddress(address), isPrivateNetwork(address)]).toEqual([true, false])
})

test.each([
  '127.0.0.1',
  '::1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  'fd12:3456::1',
  '::ffff:10.0.0.1',
])('%s is private', (address) =>
  expect([isPublicAddress(address), isPrivateNetwork(address)]).toEqual([false, true]),
)

test.each([
  '',
  'localhost',
  '127.0.0.1:80',
  '[::1]',
  '1.2.3.4.5',
  '8.8.8.8/8',
  ' 8.8.8.8',
  '0x8.8.8.8',
  '134744072',
  'fe80::1%eth0',
  '0.0.0.0',
  '::',
])('%j is neither', (address) =>
  expect([isPublicAddress(address), isPrivateNetwork(address)]).toEqual([false, false]),
)
