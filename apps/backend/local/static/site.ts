import { extname, posix } from 'node:path'
import { headersOf } from './headers-file.ts'
import { sendFile } from './send-file.ts'
import { untilFinished } from './unfinished.ts'

/** Unless the site's `_headers` say otherwise, browsers check for a newer version. */
const options = { cacheControl: 'no-cache', precompressed: true }

/** Files such as `_headers`, which visitors must not see. */
const hiddenPath = /^\/_(?:headers|redirects)/

/** `/movies` is `movies.html` or `movies/index.html`; `/` is `index.html`. */
function candidates(path: string): string[] {
  const bare = path.replace(/\/+$/, '')
  if (bare === '') return ['/index.html']
  const pages = [`${bare}.html`, `${bare}/index.html`]
  return extname(bare) === '' || path.endsWith('/') ? pages : [bare, ...pages]
}

/**
 * The path that was meant by a pasted one: `/movies.`, `/movies)`, `/Movies`, or with quotation marks, spaces or
 * invisible characters at the end. Page names end in a letter or a digit.
 */
const tidied = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?:&(?:[a-z]+|#\d+);?|[^\p{L}\p{N}_/-])+(?=\/*$)/u, '')
    .replace(/(?<=.)\/+$/, '')

/**
 * The 404 page of the folder, or of the nearest folder above it: `/blog/x` and `/blog/x/` get `/blog/404.html` or
 * `/404.html`.
 */
function notFoundPages(path: string): string[] {
  const folders = path
    .replace(/(?<=.)\/+$/, '')
    .split('/')
    .slice(0, -1)
  return folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/404.html`).reverse()
}

/**
 * Serves the built site in `root`: clean addresses, precompressed files, the nearest 404 page for anything else, and
 * the headers that the site asks for. Requests for what is still being built wait.
 */
export async function serveSite(request: Request, root: string): Promise<Response> {
  const path = decode(new URL(request.url).pathname)
  const first = await answerFrom(request, root, path)
  const isLate = first.status === 404 && path !== undefined && (await untilFinished(root, path))
  const answer = isLate ? await answerFrom(request, root, path) : first
  for (const [name, value] of await headersOf(path ?? '/', root)) {
    // What is missing today may exist tomorrow.
    if (answer.status !== 404 || name !== 'cache-control') answer.headers.set(name, value)
  }
  return answer
}

async function answerFrom(request: Request, root: string, path: string | undefined): Promise<Response> {
  for (const candidate of path === undefined || hiddenPath.test(path) ? [] : candidates(path)) {
    const answer = await sendFile(request, root, candidate, options)
    if (answer) return answer
  }
  const page = tidied(path ?? '/')
  if (path && !path.includes('\0') && page !== path && !hiddenPath.test(page)) {
    for (const candidate of candidates(page)) {
      const found = candidate.endsWith('.html') && (await sendFile(request, root, candidate, options))
      if (!found) continue
      await found.body?.cancel()
      const location = encodeURI(page) + new URL(request.url).search
      return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } })
    }
  }
  // A Range or If-None-Match header must not turn the 404 of a missing address into a 206 or 304.
  const encodings = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' }
  const plain = new Request(request.url, { method: request.method, headers: encodings })
  for (const page of notFoundPages(path ?? '/')) {
    const answer = await sendFile(plain, root, page, options)
    if (answer) return new Response(answer.body, { status: 404, headers: answer.headers })
  }
  return new Response('Not found\n', { status: 404 })
}

/** Decoded and normalized: `//_headers` and `/a/..%2f_headers` become `/_headers`. */
function decode(path: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(path))
  } catch {
    return undefined
  }
}
