import { queryOptions } from '@tanstack/react-query'
import { part } from '#lib/part.ts'
import type { Cue } from './transcript/parse-captions.ts'

export type { Cue }

const parser = part(() => import('./transcript/parse-captions.ts'))

/** The lines of a WebVTT file; empty if `url` is null or has none. */
export const transcriptQuery = (url: string | null) =>
  queryOptions({
    queryKey: ['transcript', url],
    queryFn: ({ signal }): Promise<Cue[]> => readTranscript(url, fetch, signal),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Reads the lines of a WebVTT file. Throws if it doesn't answer. */
export async function readTranscript(url: string | null, fetch: Fetch, signal: AbortSignal): Promise<Cue[]> {
  if (url === null) return []
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  const { parseCaptions } = await parser.load()
  return parseCaptions(await answer.text())
}
