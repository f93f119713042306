import { HttpError } from './http.ts'

/**
 * Reads a body to its end, up to `limit` bytes.
 * @returns undefined where the body is longer
 */
export async function readUpTo(
  limit: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body.
 * @throws HttpError 415 for another content type, 413 for more than `limit` bytes, 400 for what is not JSON or not whole
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpError(415, 'Send JSON, with content-type: application/json.')
  const tooLong = () => new HttpError(413, `The request is too long: at most ${limit} bytes.`)
  const stated = request.headers.get('content-length')
  if (Number(stated) > limit) throw tooLong()
  // A server reads no more than the stated length, so a body without a stream of its own costs half as much.
  const bytes = await (stated ? request.arrayBuffer() : readUpTo(limit, request.body)).catch(() => {
    // The visitor left: nobody reads this response, and nothing went wrong on our side.
    throw new HttpError(400, 'The request ended before its body did.')
  })
  if (!bytes || bytes.byteLength > limit) throw tooLong()
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.')
  }
}
