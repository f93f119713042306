import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Beside index.html while a site lacks something: the beginnings of its paths, one a line (apps/web/build/build.ts). */
const LIST = '.unfinished'
const POLL_MS = 200

/** Waits while `path` is of what a site still lacks. Resolves to whether it has waited. */
export async function untilFinished(root: string, path: string): Promise<boolean> {
  const list = await readFile(join(root, LIST), 'utf8').catch(() => '')
  const isMissing = list.split('\n').some((beginning) => beginning !== '' && path.startsWith(beginning))
  if (!isMissing) return false
  console.log(`${path} is being made: the request waits for it`)
  // While a build takes the place of the other, there is neither.
  while (existsSync(join(root, LIST)) || !existsSync(join(root, 'index.html'))) await setTimeout(POLL_MS)
  return true
}
