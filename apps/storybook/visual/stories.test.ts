import { expect, test } from 'vitest'
import { pairStories, storiesOf } from './stories.ts'

const entry = (id: string, more = {}) => ({
  type: 'story',
  id,
  title: id.split('--')[0] ?? '',
  name: 'Default',
  importPath: '../../packages/ui/src/badge/badge.stories.tsx',
  ...more,
})
const stories = (...ids: string[]) => storiesOf(Object.fromEntries(ids.map((id) => [id, entry(id)])))

test('documentation and stories tagged no-visual are left out', () => {
  const found = storiesOf({
    a: entry('badge--default', { tags: ['dev'] }),
    b: entry('badge--docs', { type: 'docs' }),
    c: entry('badge--clock', { tags: ['dev', 'no-visual'] }),
  })
  expect(found.map(({ id }) => id)).toEqual(['badge--default'])
})

test('a file is named from the root of the repository', () => {
  expect(stories('badge--default')[0]?.file).toBe('packages/ui/src/badge/badge.stories.tsx')
})

test('each story is there once, with the sides it is on', () => {
  const pairs = pairStories(stories('badge--a', 'badge--gone'), stories('badge--a', 'badge--new'))
  expect(pairs.map(({ story, inBase, inTree }) => [story.id, inBase, inTree])).toEqual([
    ['badge--a', true, true],
    ['badge--new', false, true],
    ['badge--gone', true, false],
  ])
})

test('a part of the id picks stories', () => {
  const all = stories('badge--a', 'button--a', 'button--b')
  expect(pairStories(all, all, 'button').map(({ story }) => story.id)).toEqual(['button--a', 'button--b'])
})
