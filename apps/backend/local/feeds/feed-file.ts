import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Feed, parseFeed } from '@two-pastors/feeds'
import { explainJsonError } from './json-error.ts'

export type FeedFile =
  | { problem: string }
  | {
      /** What the site shows of it. */
      items: number
      /** Entries that the site leaves out as unusable. */
      dropped: number
      etag: string
      plain: Buffer
      br: () => Promise<Buffer>
      gzip: () => Promise<Buffer>
    }

const compressors = {
  // Quality 5 takes 40 ms for 2 MB; the default of 11 takes seconds.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

const cache = new Map<string, { version: string; feed: FeedFile }>()

/** Reads a feed file, again only when it changed: staff edit a file and reload the page. */
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

function parse(plain: Buffer): FeedFile {
  // TextDecoder drops the byte order mark that some editors write and JSON.parse refuses.
  const text = new TextDecoder().decode(plain)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { problem: `is not JSON (${explainJsonError(error, text)})` }
  }
  const feed = tryParse(data)
  if (!feed) return { problem: 'is not a feed (it has none of series, movies, shortFormVideos, tvSpecials)' }
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return {
    items: feed.items.length,
    dropped: feed.dropped,
    etag,
    plain,
    br: once(() => compressors.br(plain)),
    gzip: once(() => compressors.gzip(plain)),
  }
}

/** As the site reads it. */
function tryParse(data: unknown): Feed | null {
  try {
    return parseFeed(data)
  } catch {
    return null
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
