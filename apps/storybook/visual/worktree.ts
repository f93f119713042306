import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { root } from '@two-pastors/tooling/run'
import { git } from './git.ts'

/**
 * Checks a commit out into a folder of its own, hands the folder (with a slash at its end) to `use`, and removes it,
 * whatever happens: on a failure and on Ctrl-C too.
 */
export async function withWorktree<T>(commit: string, use: (folder: string) => Promise<T>): Promise<T> {
  // Outside the repository: inside it, what the commit lacks would be found in the working tree's node_modules.
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/two-pastors-visual-`)
  const remove = () => {
    // A package manager that was interrupted may still write for a moment.
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
