import { stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'

export type FileOptions = {
  cacheControl: string
  /** Looks for `file.br` and `file.gz` next to the file. */
  precompressed?: boolean
}

// Types that Hono's table lacks, or names differently from what players and browsers expect.
const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

// By full name: the extension could be that of any XML or JSON file.
const typesByName: Record<string, string> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

type Wanted = { path: string; precompressed: boolean }

/** The path is passed separately from the request, because an address with percent signs would be refused. */
const files = new Hono<{ Bindings: Wanted }>().use((c, next) => serveStatic(c.env)(c, next))

/**
 * The file at `path` (decoded, absolute like `/a/b.css`) inside `root` as a response; undefined if there is none.
 * Hono handles ranges and precompressed files; this adds ETag and 304, which it doesn't.
 */
export async function sendFile(request: Request, root: string, path: string, options: FileOptions) {
  const file = join(root, path)
  const stats = file.startsWith(root + sep) ? await stat(file).catch(() => undefined) : undefined
  if (!stats?.isFile()) return undefined
  const own = new Headers({
    'content-type': typeOf(file),
    'cache-control': options.cacheControl,
    etag: `W/"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    ...(options.precompressed && { vary: 'Accept-Encoding' }),
  })
  const isKnown = request.headers.get('if-none-match') === own.get('etag')
  if (isKnown) return new Response(null, { status: 304, headers: own })
  const range = request.headers.get('range')
  // A range refers to the uncompressed file.
  const precompressed = options.precompressed === true && !range
  const answer = await files.fetch(request, { path: file, precompressed })
  for (const [name, value] of own) answer.headers.set(name, value)
  return answer
}

function typeOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return typesByName[basename(path)] ?? types[extension] ?? getMimeType(path) ?? 'application/octet-stream'
}
