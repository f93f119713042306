import { extname } from 'node:path'
import { sendFile } from './send-file.ts'

const media = /\.(avif|webp|png|jpe?g|gif|svg|ico|woff2?|mp4|webm)$/i

function cacheControl(path: string): string {
  // The build puts a hash of the content in every name under /assets.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (media.test(path)) return 'public, max-age=86400'
  return 'no-cache'
}

/** `/movies` is `movies.html` or `movies/index.html`; `/` is `index.html`. */
function candidates(path: string): string[] {
  const bare = path.replace(/\/+$/, '')
  if (bare === '') return ['/index.html']
  const pages = [`${bare}.html`, `${bare}/index.html`]
  return extname(bare) === '' || path.endsWith('/') ? pages : [bare, ...pages]
}

/** The 404 page of the folder, else of the folder above it: `/blog/x` is `/blog/404.html` or `/404.html`. */
function notFoundPages(path: string): string[] {
  const folders = path.split('/').slice(0, -1)
  return folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/404.html`).reverse()
}

/** Serves the built site in `root`: clean addresses, precompressed files, and the nearest 404 page for the rest. */
export async function serveSite(request: Request, root: string): Promise<Response> {
  const path = decode(new URL(request.url).pathname)
  for (const candidate of path === undefined ? [] : candidates(path)) {
    const options = { cacheControl: cacheControl(candidate), precompressed: true }
    const answer = await sendFile(request, root, candidate, options)
    if (answer) return answer
  }
  // Neither Range nor If-None-Match of the missing address may turn the 404 into a 206 or a 304.
  const plain = new Request(request.url, {
    method: request.method,
    headers: pick(request, 'accept-encoding'),
  })
  const options = { cacheControl: 'no-cache', precompressed: true, status: 404 }
  for (const page of notFoundPages(path ?? '/')) {
    const answer = await sendFile(plain, root, page, options)
    if (answer) return answer
  }
  return new Response('Not found\n', { status: 404 })
}

function pick(request: Request, name: string): Record<string, string> {
  const value = request.headers.get(name)
  return value === null ? {} : { [name]: value }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
