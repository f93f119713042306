import { readUpTo } from '../body.ts'
import { answer, HttpError } from '../http.ts'
import type { Log } from '../log.ts'
import type { OriginRule } from '../origins.ts'
import { parseVideo, sizeIn, startAt } from './video.ts'

export type OembedDeps = {
  /** Whether an origin is one of the site's. */
  isSite: OriginRule
  /** Reads a file of the built site. */
  read: (path: string) => Promise<Response>
  log: Log
}

/** The build writes files of less than 2 KB. */
const maxBytes = 16 * 1024

/**
 * `GET ?url={address of a video's page}&maxwidth=&maxheight=&format=json`: what other sites need to embed it, as oEmbed 1.0
 * describes (https://oembed.com). The build has written the response; this adds the requested size and position.
 */
export function oembed(request: Request, deps: OembedDeps): Promise<Response> {
  const options = { methods: ['GET', 'HEAD'], allowOrigin: () => true, log: deps.log }
  return answer(request, options, async () => {
    const asked = new URL(request.url).searchParams
    if ((asked.get('format') ?? 'json') !== 'json') throw new HttpError(501, 'Only format=json is available.')
    const page = pageOf(asked.get('url'), deps.isSite)
    const video = parseVideo(await readFile(page.name, deps))
    const sized = sizeIn(video, limitOf(asked, 'maxwidth'), limitOf(asked, 'maxheight'))
    return new Response(request.method === 'HEAD' ? null : JSON.stringify(startAt(sized, page.at)), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

/** The name of the video in an address: `/watch/{name}`, or `?watch={name}` on any page. */
function pageOf(address: string | null, isSite: OriginRule): { name: string; at: string | null } {
  if (!address)
    throw new HttpError(400, 'Give the address of a video: ?url=https%3A%2F%2Fwww.example.org%2Fwatch%2F…')
  const url = URL.parse(address)
  const name =
    url &&
    isSite(url.origin) &&
    (/^\/watch\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? url.searchParams.get('watch'))
  // Also rejects `..` and encoded slashes in the path.
  if (!url || !name || !/^\w[\w.-]*$/.test(name)) throw unknown()
  return { name, at: url.searchParams.get('t') ?? new URLSearchParams(url.hash.slice(1)).get('t') }
}

async function readFile(name: string, { read }: OembedDeps): Promise<string> {
  const file = await read(`/embed/watch/${name}.json`).catch((cause: unknown) => {
    throw new HttpError(502, 'The site could not be reached. Please try again.', { cause })
  })
  if (file.status === 404) throw unknown()
  const bytes = file.ok ? await readUpTo(maxBytes, file.body) : undefined
  if (!bytes) throw new HttpError(502, 'The site did not answer as it should. Please try again.')
  return new TextDecoder().decode(bytes)
}

const unknown = () => new HttpError(404, 'There is no such video.')

/** A limit in pixels; none if it isn't a whole number. */
function limitOf(asked: URLSearchParams, name: string): number {
  const text = asked.get(name) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY
}
