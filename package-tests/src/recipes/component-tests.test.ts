import { expect, inject, test } from 'vitest'
import { run } from '../run.ts'
import { installRecipe } from './recipes.ts'

/** Each has the same tests in `src`: of a Button, a Carousel, a Dialog and a toast, without an error in the console. */
test.each([
  { name: 'vitest-jsdom', passed: /Tests +4 passed \(4\)/ },
  { name: 'jest', passed: /Tests: +4 passed, 4 total/ },
])(
  'components are tested with $name',
  async ({ name, passed }) => {
    const folder = await installRecipe(name, inject('workbench'))
    expect(await run('npm', ['run', 'test'], folder)).toMatch(passed)
  },
  300_000,
)
