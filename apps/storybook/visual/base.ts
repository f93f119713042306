import { run } from '@two-pastors/tooling/run'

/** Runs git in the repository. Resolves to its output, or undefined if it fails. */
export async function git(...args: string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args)
  return code === 0 ? output.trim() : undefined
}

type Git = typeof git

export type Base = {
  commit: string
  /** How it was found, as text after the commit: 'where this branch left main'. */
  reason: string
}

/**
 * The commit to compare the working tree with: the given one; or the merge base with origin/main or main; or on main
 * itself the last commit if there are uncommitted changes, and otherwise the one before it.
 * @throws Error with one line that says what to run.
 */
export async function chooseBase(git: Git, given?: string): Promise<Base> {
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  const head = await commitOf('HEAD')
  if (!head) throw new Error('There is nothing to compare with: this folder is not a Git clone with commits')

  if (given !== undefined) {
    const commit = await commitOf(given)
    if (commit) return { commit, reason: given }
    throw new Error(
      `This clone has no branch, tag or commit named ${given}: "git fetch" brings new ones, "pnpm test:visual main" takes another`,
    )
  }

  for (const name of ['origin/main', 'main']) {
    const commit = await git('merge-base', name, 'HEAD')
    if (commit && commit !== head) return { commit, reason: `where this branch left ${name}` }
  }

  if (await git('status', '--porcelain')) return { commit: head, reason: 'the last commit' }
  const before = await commitOf('HEAD~1')
  if (before) return { commit: before, reason: 'the commit before the last, as nothing is uncommitted' }
  throw new Error(
    'This clone has no commit before the last one: name a base, as in "pnpm test:visual v1.0.0"',
  )
}
