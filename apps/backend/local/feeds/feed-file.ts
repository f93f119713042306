import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { diagnoseFeed } from '@two-pastors/feeds/doctor'

export type FeedFile =
  | { problem: string }
  | {
      /** The entries that the site shows. */
      items: number
      /** Entries that the site leaves out as unusable. */
      dropped: number
      etag: string
      bytes: Uint8Array<ArrayBuffer>
    }

const cache = new Map<string, { version: string; feed: FeedFile }>()

/** Reads a feed file, and reads it again only if it has changed: staff edit a file and reload the page. */
export async function readFeed(path: string): Promise<FeedFile> {
  try {
    const { mtimeMs, size } = await stat(path)
    const version = `${mtimeMs}-${size}`
    const known = cache.get(path)
    if (known?.version === version) return known.feed
    const feed = parse(await readFile(path))
    cache.set(path, { version, feed })
    return feed
  } catch (error) {
    return { problem: `cannot be read (${error instanceof Error ? error.message : String(error)})` }
  }
}

function parse(bytes: Uint8Array<ArrayBuffer>): FeedFile {
  // TextDecoder drops the byte order mark that some editors write.
  const { entries, findings } = diagnoseFeed(new TextDecoder().decode(bytes), { source: '' })
  const broken = findings.find(({ text }) => /^Not (JSON|a feed):/.test(text))
  if (broken) return { problem: `is n${broken.text.slice(1)} on line ${broken.line}` }
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`
  const countOf = (fate: string) => entries.filter((entry) => entry.fate === fate).length
  return { items: countOf('shown'), dropped: countOf('dropped'), etag, bytes }
}
