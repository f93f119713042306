import { existsSync } from 'node:fs'
import { root } from '@two-pastors/tooling/run'
import { expect, test } from 'vitest'
import { stepsFor } from './changed-steps.ts'

const specs = ['blog.spec.ts', 'blog-post.spec.ts', 'contact.spec.ts', 'every-page.spec.ts']
const namesFor = (...files: string[]) => stepsFor({ files, base: 'main', specs }).map(({ name }) => name)
const always = ['format and lint', 'conformance', 'types']

test('a component runs the tests that import it, and no end-to-end test', () => {
  expect(namesFor('packages/ui/src/badge/badge.tsx')).toEqual([
    ...always,
    'tests of packages/ui that import it',
    'tests of apps/storybook that import it',
    'tests of apps/web that import it',
  ])
})

test('a page runs its end-to-end tests on the built site, and what holds for every page', () => {
  const steps = stepsFor({ files: ['apps/web/src/pages/contact/contact-page.tsx'], base: 'main', specs })
  expect(steps.map(({ name }) => name).slice(3)).toEqual([
    'tests of apps/web that import it',
    'the built site',
    'end-to-end: contact.spec.ts, every page of contact',
  ])
  const pattern = new RegExp(steps.at(-1)?.args.at(-1) ?? '')
  expect('desktop contact.spec.ts a message is sent').toMatch(pattern)
  expect('desktop every-page.spec.ts /contact is complete and accessible').toMatch(pattern)
  expect('desktop every-page.spec.ts / is complete and accessible').not.toMatch(pattern)
})

test('a feature runs the end-to-end tests of its name', () => {
  expect(namesFor('apps/web/src/features/blog/blog-queries.ts')).toContain(
    'end-to-end: blog.spec.ts, blog-post.spec.ts, every page of blog',
  )
})

test('a function runs the tests that import it, and those that start it in Node and Deno', () => {
  const changed = 'apps/backend/supabase/functions/_shared/numbers/count.ts'
  expect(namesFor(changed)).toEqual([
    ...always,
    'tests of apps/backend that import it',
    'tests of apps/backend that start it',
  ])
  expect(namesFor(changed, 'apps/backend/supabase/migrations/1_more.sql')).toEqual([
    ...always,
    'tests of backend',
  ])
})

test('content is checked, and nothing else: the tests have their own', () => {
  expect(namesFor('apps/web/content/films/david.yaml').slice(3)).toEqual(['content'])
})

test('each command is installed in its folder or at the root', () => {
  const files = [
    'apps/backend/supabase/functions/_shared/origins.ts',
    'apps/web/content/films/david.yaml',
    'apps/web/src/pages/contact/contact-page.tsx',
    'packages/ui/src/badge/badge.tsx',
    'scripts/test.ts',
  ]
  const missing = stepsFor({ files, base: 'main', specs }).filter(
    ({ command, folder }) =>
      command !== 'node' &&
      ![`${folder}/`, ''].some((place) => existsSync(`${root}${place}node_modules/.bin/${command}`)),
  )
  expect(missing).toEqual([])
})
