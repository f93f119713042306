import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { root } from '@two-pastors/tooling/run'
import { git } from './git.ts'

/**
 * Checks out a commit into a temporary folder, passes its path (with a trailing slash) to `use`, and removes it
 * afterwards, also on a failure and on Ctrl-C.
 */
export async function withWorktree<T>(commit: string, use: (folder: string) => Promise<T>): Promise<T> {
  // Outside the repository: inside it, what the commit lacks would be found in the working tree's node_modules.
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/two-pastors-visual-`)
  const remove = () => {
    // An interrupted package manager may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    execFileSync('git', ['worktree', 'prune'], { cwd: root })
  }
  process.once('exit', remove)
  try {
    if ((await git('worktree', 'add', '--quiet', '--detach', folder, commit)) === undefined)
      throw new Error(`Git could not check ${commit} out into ${folder}`)
    return await use(`${folder}/`)
  } finally {
    process.off('exit', remove)
    remove()
  }
}
