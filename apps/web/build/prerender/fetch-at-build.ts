import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'

const BACKEND = resolve(import.meta.dirname, '../../../backend')

const TYPES: Record<string, string> = { '.xml': 'application/xml', '.json': 'application/json' }

/** Requests a URL. A path of the site itself is read from the embedded stack's sample content. */
export async function fetchAtBuild(url: string, init?: RequestInit): Promise<Response> {
  if (!url.startsWith('/')) return globalThis.fetch(url, init)
  const file = sampleFile(new URL(url, 'http://localhost').pathname)
  try {
    const bytes = await readFile(file)
    return new Response(init?.method === 'HEAD' ? null : bytes, {
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-length': String(bytes.length),
      },
    })
  } catch {
    return new Response(null, { status: 404 })
  }
}

function sampleFile(path: string): string {
  const feed = /^\/api\/getfeed\/(\w+)$/.exec(path)?.[1]
  if (feed) return `${BACKEND}/sample/feeds/${feed}.json`
  return `${BACKEND}${path.replace(/^\/(?=media\/)/, '/sample/')}`
}
