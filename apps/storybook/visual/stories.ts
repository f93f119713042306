import { readFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import type { Pair, Story } from './types.ts'

/** Stories with this tag are skipped: `tags: ['no-visual']`. */
const LEFT_OUT = 'no-visual'

type Entry = {
  type: string
  id: string
  title: string
  name: string
  importPath: string
  tags?: string[]
}

/** The stories of a Storybook build, without its docs pages. */
export async function readStories(build: string): Promise<Story[]> {
  return storiesOf(JSON.parse(await readFile(`${build}/index.json`, 'utf8')).entries)
}

/** The stories among the entries of an index.json. */
export function storiesOf(entries: Record<string, Entry>): Story[] {
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && !tags?.includes(LEFT_OUT))
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      name,
      file: join('apps/storybook', importPath),
    }))
}

/** The stories of both sides whose id contains `only`, without duplicates, in the order of the sidebar. */
export function pairStories(base: Story[], tree: Story[], only = ''): Pair[] {
  const before = new Set(base.map(({ id }) => id))
  const after = new Set(tree.map(({ id }) => id))
  return [...tree, ...base.filter(({ id }) => !after.has(id))]
    .filter(({ id }) => id.includes(only))
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map((story) => ({ story, inBase: before.has(story.id), inTree: after.has(story.id) }))
}
