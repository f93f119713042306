import { run } from '@two-pastors/tooling/run'

/** Runs git in the repository. Resolves to its output, or to undefined where git says no. */
export async function git(...args: string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args)
  return code === 0 ? output.trim() : undefined
}
