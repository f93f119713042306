export type ByteRange = { start: number; end: number }

/**
 * Reads a Range header (RFC 9110, section 14.2) for a file of `size` bytes.
 * @returns undefined where the whole file is the right answer: no header, another unit, several ranges, nonsense.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '') {
    if (last === '') return undefined
    const length = Number(last)
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return start > Number(last || size) ? undefined : { start, end }
}
