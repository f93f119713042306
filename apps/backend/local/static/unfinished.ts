import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Next to index.html while parts of the site are being built: the beginnings of their paths, one per line
 * (apps/web/build/build.ts).
 */
const LIST = '.unfinished'
const POLL_MS = 200

/** Waits while `path` is still being built. Resolves to whether it had to wait. */
export async function untilFinished(root: string, path: string): Promise<boolean> {
  const list = await readFile(join(root, LIST), 'utf8').catch(() => '')
  const isMissing = list.split('\n').some((beginning) => beginning !== '' && path.startsWith(beginning))
  if (!isMissing) return false
  console.log(`${path} is being made: the request waits for it`)
  // While one build replaces the other, neither exists.
  while (existsSync(join(root, LIST)) || !existsSync(join(root, 'index.html'))) await setTimeout(POLL_MS)
  return true
}
