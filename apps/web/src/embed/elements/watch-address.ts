import { embedPath } from '#features/embed/embed-code.ts'
import { parseTime } from '#lib/time.ts'
import { siteUrl } from './site.ts'

/**
 * The address of a video's light page. `watch` is a video's name (`a-trailer`), its key (`123-a-trailer`) or the
 * address of its page. Undefined if it is none of these.
 */
export function embedAddress(watch: string, start: string | null = null): string | undefined {
  const url = toUrl(watch, siteUrl('/watch/'))
  const name =
    url?.searchParams.get('watch') ?? /^\/(?:embed\/)?watch\/([^/]+)\/?$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !name) return undefined
  const seconds = parseTime(
    start ?? url.searchParams.get('t') ?? new URLSearchParams(url.hash.slice(1)).get('t'),
  )
  return siteUrl(embedPath(name)) + (seconds ? `?t=${seconds}` : '')
}

/** Like `URL.parse`, which Safari 17 lacks. */
function toUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
