import { BrokenAnswer, ByteReader } from './byte-reader.ts'

const maxHead = 32 * 1024
const statusLine = /^HTTP\/1\.[01] ([1-5]\d\d)( |$)/

export type Connection = AsyncIterable<Uint8Array> & { destroy: () => void }

/**
 * Reads one HTTP/1.1 answer (RFC 9112) from a connection that is used for nothing else.
 * @returns the answer as `fetch` gives it. Its body closes the connection at its end or when it is cancelled, and
 *   fails where it is cut short.
 * @throws BrokenAnswer for what is no such answer
 */
export async function readAnswer(connection: Connection): Promise<Response> {
  const reader = new ByteReader(connection)
  let { status, headers } = await readHead(reader)
  // Early words such as 103 come before the answer itself.
  for (let early = 0; status < 200; early++) {
    if (status === 101 || early === 5) throw new BrokenAnswer(`status ${status}`)
    ;({ status, headers } = await readHead(reader))
  }
  if (status === 204 || status === 304) {
    connection.destroy()
    return new Response(null, { status, headers })
  }
  const packed = stream(readBody(reader, headers), connection)
  return new Response(unpack(packed, headers), { status, headers })
}

async function readHead(reader: ByteReader) {
  let left = maxHead
  const next = async () => {
    const line = await reader.line(left)
    left -= line.length + 1
    return line
  }
  const status = Number(statusLine.exec(await next())?.[1])
  if (!status) throw new BrokenAnswer('no HTTP')
  const headers = new Headers()
  for (let line = await next(); line !== ''; line = await next()) {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):(.*)$/.exec(line) ?? []
    if (name === '' || value.includes('\0') || value.includes('\r')) throw new BrokenAnswer('a bad header')
    headers.append(name, value.trim())
  }
  return { status, headers }
}

function readBody(reader: ByteReader, headers: Headers): AsyncGenerator<Uint8Array> {
  const coding = headers.get('transfer-encoding')?.toLowerCase()
  if (coding === 'chunked') return readChunks(reader)
  if (coding) throw new BrokenAnswer('an unknown transfer coding')
  const length = headers.get('content-length')
  if (length === null) return reader.rest()
  if (!/^\d{1,15}$/.test(length)) throw new BrokenAnswer('a bad length')
  return reader.bytes(Number(length))
}

async function* readChunks(reader: ByteReader): AsyncGenerator<Uint8Array> {
  for (;;) {
    const size = /^([\da-f]{1,8})\s*(;.*)?$/i.exec(await reader.line(1024))?.[1]
    if (size === undefined) throw new BrokenAnswer('a bad chunk')
    if (Number.parseInt(size, 16) === 0) return
    yield* reader.bytes(Number.parseInt(size, 16))
    if ((await reader.line(2)) !== '') throw new BrokenAnswer('a bad chunk')
  }
}

/** Slices, because Deno unpacks a chunk as a whole: that of a compression bomb still fits into memory. */
function stream(
  body: AsyncGenerator<Uint8Array>,
  connection: Connection,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await body.next()
        for (let at = 0; value && at < value.length; at += 4096) {
          controller.enqueue(new Uint8Array(value.subarray(at, at + 4096)))
        }
        if (!done) return
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      connection.destroy()
    },
    cancel: () => connection.destroy(),
  })
}

/** Unpacks the body, and says in the headers that it is unpacked. */
function unpack(body: ReadableStream<Uint8Array<ArrayBuffer>>, headers: Headers): ReadableStream<Uint8Array> {
  const coding = headers.get('content-encoding')?.toLowerCase() ?? 'identity'
  headers.delete('content-encoding')
  headers.delete('content-length')
  if (coding === 'identity') return body
  if (coding !== 'gzip' && coding !== 'x-gzip') throw new BrokenAnswer('an unknown content coding')
  return body.pipeThrough(new DecompressionStream('gzip'))
}
