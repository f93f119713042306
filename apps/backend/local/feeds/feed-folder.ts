import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readFeed } from './feed-file.ts'

/** The feeds the site reads, in the order of the home page. */
export const feedIds = ['747', '748', '749', '751', '750', '752'] as const
export type FeedId = (typeof feedIds)[number]

export type FeedFolder = {
  dir: string
  /** The file name of each feed that has one. */
  files: Map<FeedId, string>
  /** What a person should know about the folder, one line each. */
  lines: string[]
}

/** Works out which file of `dir` belongs to which feed. */
export async function openFeedFolder(dir: string): Promise<FeedFolder> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort()
  const named = names.some((name) => idOf(name) !== undefined)
  const files = named ? byName(names) : await byOrder(dir, names)
  const lines = await report(dir, names, files)
  return { dir, files, lines }
}

/** `747.json` and `747-trailers.json` are feed 747; `7470.json` is not. */
function idOf(name: string): FeedId | undefined {
  return feedIds.find((id) => name.startsWith(id) && !/\d/.test(name[id.length] ?? ''))
}

function byName(names: string[]): Map<FeedId, string> {
  const files = new Map<FeedId, string>()
  for (const name of names) {
    const id = idOf(name)
    if (id && (!files.has(id) || name === `${id}.json`)) files.set(id, name)
  }
  return files
}

/** If no name says anything, the files fill the rows of the home page from top to bottom. */
async function byOrder(dir: string, names: string[]): Promise<Map<FeedId, string>> {
  const files = new Map<FeedId, string>()
  for (const name of names) {
    const id = feedIds[files.size]
    if (id && 'items' in (await readFeed(join(dir, name)))) files.set(id, name)
  }
  return files
}

async function report(dir: string, names: string[], files: Map<FeedId, string>): Promise<string[]> {
  const used = new Set(files.values())
  const lines: string[] = []
  for (const [id, name] of files) {
    const feed = await readFeed(join(dir, name))
    if ('items' in feed) lines.push(`${id} ← ${name} (${countOf(feed)})`)
    else lines.push(`${id} ← ${name} ${feed.problem}: its row stays empty until the file is mended`)
  }
  for (const name of names.filter((name) => !used.has(name))) {
    const feed = await readFeed(join(dir, name))
    if ('problem' in feed) lines.push(`${name} ${feed.problem}: skipped`)
    else lines.push(`${name} is left over: no feed uses it, see /api/getfeed/${name.slice(0, -5)}`)
  }
  for (const id of feedIds.filter((id) => !files.has(id))) {
    lines.push(`${id} has no file: its row stays empty`)
  }
  return lines
}

/** `3 items`, and what is wrong with the rest. */
function countOf({ items, dropped }: { items: number; dropped: number }): string {
  const count = `${items} ${items === 1 ? 'item' : 'items'}`
  return dropped === 0 ? count : `${count}, ${dropped} left out: see pnpm feed:doctor`
}
