import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { siteRoutes } from '../src/app/site-routes.ts'

const source = readFileSync(new URL('pages.stories.tsx', import.meta.url), 'utf8')
const addresses = Array.from(source.matchAll(/path: '([^']+)'/g), ([, path = '']) => path)

test('every route of the site has one story', () => {
  const shown = addresses.map((path) => matchRoutes(siteRoutes, path.replace(/\?.*/, ''))?.[0]?.route.page)
  expect([...new Set(shown)].toSorted()).toEqual([...new Set(siteRoutes.map(({ page }) => page))].toSorted())
})
