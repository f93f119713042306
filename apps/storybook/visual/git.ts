import { run } from '../../../scripts/run.ts'

/** Runs git in the repository. Resolves to its output, or to undefined if git fails. */
export async function git(...args: string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args)
  return code === 0 ? output.trim() : undefined
}
