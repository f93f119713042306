import { expect, test } from 'vitest'
import { withStaffPages } from './staff-pages.ts'

const links = [
  { to: '/', label: 'Home' },
  { to: '/movies', label: 'Movies' },
]
const page = (address: string, more: object) => ({
  id: address,
  address,
  label: address,
  formerAddresses: [],
  movedTo: undefined,
  header: undefined,
  footer: undefined,
  ...more,
})

test('staff’s pages stand at their places in a menu, also past its end; one that is gone stands nowhere', () => {
  const pages = [
    page('/last', { header: 9 }),
    page('/second', { header: 2, footer: 1 }),
    page('/nowhere', {}),
    page('/gone', { header: 1, movedTo: '/movies' }),
  ]
  const order = (menu: 'header' | 'footer') => withStaffPages(links, menu, pages).map(({ to }) => to)
  expect(order('header')).toEqual(['/', '/second', '/movies', '/last'])
  expect(order('footer')).toEqual(['/second', '/', '/movies'])
})
