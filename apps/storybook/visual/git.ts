import { run } from '@two-pastors/tooling/run'

/** Runs git in the repository. Resolves to its output, or undefined if it fails. */
export async function git(...args: string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args)
  return code === 0 ? output.trim() : undefined
}
