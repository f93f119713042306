import type { Tasks } from './run-checks.ts'

/** The name after `@two-pastors/`. */
const tasks = (...ids: string[]) => ids.map((id) => `@two-pastors/${id}`)

const twoAtATime = '--concurrency=2'
/** Packages whose tests drive browsers: sharing two cores with others, they would run into their time limits. */
const oneAtATime = '--concurrency=1'

const endToEnd = (shard?: string): Tasks => ({
  args: [...tasks('web#e2e'), oneAtATime],
  ...(shard && { env: { E2E_SHARD: shard } }),
})

/**
 * The parts of `pnpm test:all`, of about the same length, which GitHub runs in parallel (.github/workflows/test-all.yml).
 */
export const SHARDS: Record<string, Tasks> = {
  checks: {
    args: [
      ...['//#lint', '//#typecheck', '//#content:check', '//#test:scripts', 'typecheck'],
      ...tasks('backend#test', 'deploy#test', 'feeds#test', 'web#test', 'web#test:built'),
      twoAtATime,
    ],
  },
  // The packages: components and their stories, then as other sites install them.
  packages: {
    args: [
      ...tasks('ui#test', 'storybook#build', 'storybook#test', 'web#test:stories'),
      ...tasks('package-tests#test', 'package-tests#recipes', 'deploy#e2e'),
      oneAtATime,
    ],
  },
  browsers: { args: [...tasks('web#e2e:browsers'), oneAtATime] },
  'e2e-1': endToEnd('1/3'),
  'e2e-2': endToEnd('2/3'),
  'e2e-3': endToEnd('3/3'),
}
export const shardNames = Object.keys(SHARDS)

/**
 * The runs of a shard, or of all shards if none is given.
 * @throws Error that lists the shards
 */
export function runsOf(shard?: string): Tasks[] {
  if (shard === undefined) {
    const others = Object.entries(SHARDS).filter(([name]) => !name.startsWith('e2e-'))
    return [...others.map(([, run]) => run), endToEnd()]
  }
  const run = SHARDS[shard]
  if (!run) throw new Error(`--shard is ${shard}: there are ${shardNames.join(', ')}`)
  return [run]
}
