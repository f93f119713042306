import { expect, inject, test } from 'vitest'
import { run } from '../run.ts'
import { installRecipe, NPM } from './recipes.ts'

const PNPM = ['pnpm', 'install', '--ignore-scripts', '--prefer-offline']

/** Each has the same tests in `src`: of a Button, a Carousel, a Dialog and a toast, without an error in the console. */
test.each([
  { name: 'vitest-jsdom', manager: NPM, passed: /Tests +4 passed \(4\)/ },
  { name: 'jest', manager: NPM, passed: /Tests: +4 passed, 4 total/ },
  { name: 'jest', manager: PNPM, passed: /Tests: +4 passed, 4 total/ },
])(
  'components are tested with $name, installed by $manager.0',
  async ({ name, manager, passed }) => {
    const folder = await installRecipe(name, inject('workbench'), manager)
    expect(await run('npm', ['run', 'test'], folder)).toMatch(passed)
  },
  300_000,
)
