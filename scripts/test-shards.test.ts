import { readFileSync } from 'node:fs'
import { root, run } from '@two-pastors/tooling/run'
import { expect, test } from 'vitest'
import { runsOf, SHARDS, shardNames } from './test-shards.ts'

type Plan = { tasks: { taskId: string; command: string }[] }

/** The tasks that Turborepo would run for these arguments. */
async function plan(args: string[]): Promise<string[]> {
  const { output } = await run('turbo', ['run', ...args, '--dry=json'])
  const { tasks }: Plan = JSON.parse(output.slice(output.indexOf('{\n')))
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId)
}

const kinds = ['build', 'typecheck', 'test', 'test:built', 'test:stories', 'e2e', 'e2e:browsers', 'recipes']

test('every task that checks something is in a shard, and in the whole run', async () => {
  const every = await plan(['//#lint', '//#typecheck', '//#content:check', '//#test:scripts', ...kinds])
  expect(every.length).toBeGreaterThan(20)
  for (const runs of [Object.values(SHARDS), runsOf()]) {
    const inRuns = await plan(runs.flatMap(({ args }) => args.filter((arg) => !arg.startsWith('--'))))
    expect(new Set(inRuns)).toEqual(new Set(every))
  }
})

test('the workflow runs every shard', () => {
  const workflow = readFileSync(`${root}.github/workflows/test-all.yml`, 'utf8')
  expect(/shard: \[(.*)\]/.exec(workflow)?.[1]).toBe(shardNames.join(', '))
})

test('a shard is named', () => {
  expect(runsOf('browsers')).toEqual([SHARDS.browsers])
  expect(() => runsOf('2/99')).toThrow('--shard is 2/99: there are checks, packages')
  expect(() => runsOf('e2e')).toThrow('--shard is e2e')
})
