import { open } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'
import { parseRange } from './range.ts'

export type FileOptions = {
  cacheControl: string
  /** Look for `file.br` and `file.gz` beside the file. */
  precompressed?: boolean
  status?: number
}

// What hono's table lacks or names differently from what players and browsers expect.
const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

// By the whole name: the extension is that of any XML or JSON.
const named: Record<string, string> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

const encodings = { br: '.br', gzip: '.gz' }

/**
 * The file at `path` (percent-decoded, absolute like `/a/b.css`) inside `root` as an answer, or undefined where
 * there is none. Knows ETag and 304, single ranges (206, 416) and precompressed neighbours.
 *
 * Our own because the small static servers at hand answer `Range: bytes=0-0` with the whole file, ignore
 * `bytes=-500` or fall over on `bytes=5-3`, and video players send such requests.
 */
export async function sendFile(request: Request, root: string, path: string, options: FileOptions) {
  const target = resolve(root, `.${path}`)
  if (!target.startsWith(root + sep) || path.includes('\0')) return undefined
  const range = request.headers.get('range')
  for (const encoding of options.precompressed && !range ? accepted(request) : []) {
    const answer = await sendExactly(request, target, encodings[encoding], options)
    if (!answer) continue
    answer.headers.set('content-encoding', encoding)
    return answer
  }
  return sendExactly(request, target, '', options)
}

function accepted(request: Request): (keyof typeof encodings)[] {
  const header = request.headers.get('accept-encoding') ?? ''
  return (['br', 'gzip'] as const).filter((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header),
  )
}

async function sendExactly(request: Request, target: string, suffix: string, options: FileOptions) {
  // Opened before it is measured: a build that replaces the file meanwhile cannot mix two versions.
  const file = await open(target + suffix).catch(() => undefined)
  const stats = await file?.stat()
  if (!file || !stats?.isFile()) {
    await file?.close()
    return undefined
  }
  const headers = new Headers({
    'content-type': typeOf(target),
    'cache-control': options.cacheControl,
    etag: `W/"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}${suffix}"`,
    'last-modified': stats.mtime.toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  if (options.precompressed) headers.set('vary', 'Accept-Encoding')
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    await file.close()
    return new Response(null, { status: 304, headers })
  }
  const range = parseRange(request.headers.get('range'), stats.size)
  if (range === 'unsatisfiable') {
    await file.close()
    headers.set('content-range', `bytes */${stats.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: stats.size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${stats.size}`)
  const status = range ? 206 : (options.status ?? 200)
  if (request.method === 'HEAD' || stats.size === 0) {
    await file.close()
    return new Response(null, { status, headers })
  }
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers })
}

function typeOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return named[basename(path)] ?? types[extension] ?? getMimeType(path) ?? 'application/octet-stream'
}
